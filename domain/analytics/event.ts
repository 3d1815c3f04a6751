import type { DemoEventName } from "../../shared/demo-event.ts";

/** The events that the site counts. They do not identify the visitor. */
export type SiteEvent =
	| {
			name: DemoEventName;
			data: {
				industry: string;
				flow: string;
				/** From 1 to 5. */
				step: number;
			};
	  }
	| { name: "chat_opened"; data: Record<string, never> };
