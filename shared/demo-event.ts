export const demoEventNames = [
	"demo_opened",
	"demo_loaded",
	"demo_started",
	"demo_paused",
	"demo_reset",
] as const;
export type DemoEventName = (typeof demoEventNames)[number];
