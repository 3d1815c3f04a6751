import type { PageSummary } from "../schema.ts";

export type CasesText = {
	summary: PageSummary;
	heading: string;
	intro: string;
	/** The evening of the first case, before and after; `{client}` is whose it is. */
	hours: Record<"before" | "after", { time: string; half: string }> & { whose: string };
	all: string;
	filter: string;
	labels: { problem: string; solution: string; result: string };
	sample: string;
	closing: { heading: string; contact: string; audit: string };
};
