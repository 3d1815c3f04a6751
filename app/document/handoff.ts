/** What every page with islands carries, as inert JSON, so that the client bundle can take them over when it is wanted. */
export type Handoff = {
	entry: string;
	/** Modules the bundle will need, to fetch side by side. */
	preload: readonly string[];
	/** The islands and their props, as JSON; or where it is to be had. */
	islands: { text: string } | { url: string };
};

export const handoffId = "handoff";
