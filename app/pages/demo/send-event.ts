type Name = "demo_opened" | "demo_loaded" | "demo_started" | "demo_paused" | "demo_reset";

/** @param step from 0, as the player counts. */
export type SendEvent = (name: Name, step: number) => void;

/** Tells the site's own count what was done in a demo. Nobody waits for it, and losing one hurts nobody. */
export function eventSender(demo: { industry: string; flow: string }): SendEvent {
	return (name, step) => {
		const event = { name, data: { ...demo, step: step + 1 } };
		const body = JSON.stringify(event);
		const headers = { "content-type": "application/json" };
		// Kept alive: what is told while the page goes away still arrives.
		fetch("/api/events", { method: "POST", headers, body, keepalive: true }).catch(() => {});
		// Heard only where a visitor let other tools measure, too: see http/measuring.
		document.dispatchEvent(new CustomEvent("site-event", { detail: event }));
	};
}

/** Whether this demo was opened from elsewhere, and not from another demo's list of flows. */
export function wasOpened(referrer: string, origin: string): boolean {
	if (!URL.canParse(referrer)) return true;
	const from = new URL(referrer);
	return from.origin !== origin || !/^(\/en)?\/demo\//.test(from.pathname);
}
