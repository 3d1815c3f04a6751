export type Handoff = {
	/** Loaded in parallel: the last, which starts React, would find the others one after another. */
	files: readonly string[];
	islands: { text: string } | { url: string };
};

export const handoffId = "handoff";

export function announceHydration(): void {
	document.documentElement.dataset.hydrated = "";
	document.dispatchEvent(new Event("hydrated"));
}
