/** What the site counts of its visits. Nothing here tells who it was. */
export const demoEventNames = [
	"demo_opened",
	"demo_loaded",
	"demo_started",
	"demo_paused",
	"demo_reset",
] as const;

export type SiteEvent = {
	name: (typeof demoEventNames)[number];
	data: {
		industry: string;
		flow: string;
		/** From 1 to 5. */
		step: number;
	};
};
