import type { PageSummary } from "../schema.ts";

type Item = { name: string; text: string };

export type SolutionsText = {
	summary: PageSummary;
	heading: string;
	intro: string;
	see: string;
	/** By product id: for whom, and what it changes. */
	products: Record<
		"travel-ai-booster" | "sales-site-hub" | "cpg-cx-ai",
		{ hour: { time: string; half: string }; customer: string; text: string; industry: string }
	>;
	useCases: { heading: string; list: readonly Item[] };
	/** `counted` says what each case's picture draws. */
	cases: { heading: string; sample: string; counted: Record<"first" | "second" | "third", string> };
	closing: { heading: string; contact: string; cases: string };
};
