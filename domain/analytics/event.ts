/** The events that the site counts. They do not identify the visitor. */
export const demoEventNames = [
	"demo_opened",
	"demo_loaded",
	"demo_started",
	"demo_paused",
	"demo_reset",
] as const;

export type DemoEventName = (typeof demoEventNames)[number];

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
