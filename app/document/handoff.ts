/** The inert JSON of every page with islands. It lets the client bundle take them over when needed. */
export type Handoff = {
	entry: string;
	preload: readonly string[];
	/** The islands and their props as JSON, or the address of that JSON. */
	islands: { text: string } | { url: string };
};

export const handoffId = "handoff";
