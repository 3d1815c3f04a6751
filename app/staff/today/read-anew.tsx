import { useLive } from "../inbox/use-live.ts";

/** Reads the page anew when a conversation changed. */
export function ReadAnew({ events }: { events: string }) {
	useLive(events);
	return null;
}
