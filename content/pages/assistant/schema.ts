import type { PageSummary } from "../schema.ts";

export type AssistantPageText = {
	summary: PageSummary;
	heading: string;
	lead: string;
	/** What the visitor can expect, one line each. */
	points: readonly [string, string, string];
};
