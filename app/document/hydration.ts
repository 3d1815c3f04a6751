export type Handoff = {
	entry: string;
	preload: readonly string[];
	islands: { text: string } | { url: string };
};

export const handoffId = "handoff";

export function announceHydration(): void {
	document.documentElement.dataset.hydrated = "";
	document.dispatchEvent(new Event("hydrated"));
}
