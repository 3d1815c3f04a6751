type Name = "demo_opened" | "demo_loaded" | "demo_started" | "demo_paused" | "demo_reset";

/** `step` counts from 0. */
export type SendEvent = (name: Name, step: number) => void;

/** Reports a demo's events to the site's own statistics. Nothing waits for it, and a lost event does no harm. */
export function eventSender(demo: { industry: string; flow: string }): SendEvent {
	return (name, step) => {
		const event = { name, data: { ...demo, step: step + 1 } };
		const body = JSON.stringify(event);
		const headers = { "content-type": "application/json" };
		// `keepalive`: events sent while the page closes still arrive.
		fetch("/api/events", { method: "POST", headers, body, keepalive: true }).catch(() => {});
		// Other tools receive it only with the visitor's consent (http/third-party-analytics).
		document.dispatchEvent(new CustomEvent("site-event", { detail: event }));
	};
}

/** Whether the visitor came from outside the demos, not from another demo's list of flows. */
export function wasOpened(referrer: string, origin: string): boolean {
	if (!URL.canParse(referrer)) return true;
	const from = new URL(referrer);
	return from.origin !== origin || !/^(\/en)?\/demo\//.test(from.pathname);
}
