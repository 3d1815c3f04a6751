export type DemoEvent = "demo_loaded" | "demo_started" | "demo_paused" | "demo_reset" | "demo_opened";

/** Tells the site's own store what happened in a demo; nothing of the person goes with it, and nothing waits for it. */
export function tellEvent(name: DemoEvent, data: { industry: string; flow: string; step?: number }): void {
	const event = new Blob([JSON.stringify({ name, data })], { type: "application/json" });
	navigator.sendBeacon("/api/events", event);
}
