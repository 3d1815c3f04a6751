import type { DemoEventName } from "../../../shared/demo-event.ts";

/** `step` counts from 0. */
export type SendEvent = (name: DemoEventName, step: number) => void;

export function eventSender(demo: { industry: string; flow: string }): SendEvent {
	return (name, step) => {
		const event = { name, data: { ...demo, step: step + 1 } };
		if (import.meta.env.DEV) console.debug("demo event", { ...event, timestamp: Date.now() });
		const body = JSON.stringify(event);
		const headers = { "content-type": "application/json" };
		// `keepalive`: events sent while the page closes still arrive.
		fetch("/api/events", { method: "POST", headers, body, keepalive: true }).catch(() => {});
		// Other tools receive it only with the visitor's consent (http/third-party-analytics).
		document.dispatchEvent(new CustomEvent("site-event", { detail: event }));
	};
}

export function isFirstDemoPage(referrer: string, origin: string): boolean {
	if (!URL.canParse(referrer)) return true;
	const from = new URL(referrer);
	return from.origin !== origin || !/^(\/en)?\/demo\//.test(from.pathname);
}
