export type Handoff = {
	entry: string;
	preload: readonly string[];
	islands: { text: string } | { url: string };
};

export const handoffId = "handoff";
