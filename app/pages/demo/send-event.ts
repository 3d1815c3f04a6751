import type { DemoEventName } from "../../../shared/demo-event.ts";
import { sendSiteEvent } from "../../site-event.ts";

/** `step` counts from 0. */
export type SendEvent = (name: DemoEventName, step: number) => void;

export function eventSender(demo: { industry: string; flow: string }): SendEvent {
	return (name, step) => {
		const event = { name, data: { ...demo, step: step + 1 } };
		if (import.meta.env.DEV) console.debug("demo event", { ...event, timestamp: Date.now() });
		sendSiteEvent(event);
	};
}

export function isFirstDemoPage(referrer: string, origin: string): boolean {
	if (!URL.canParse(referrer)) return true;
	const from = new URL(referrer);
	return from.origin !== origin || !/^(\/en)?\/demo\//.test(from.pathname);
}
