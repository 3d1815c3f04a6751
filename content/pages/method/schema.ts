import type { PageSummary } from "../schema.ts";

type Item = { name: string; text: string };

export type MethodText = {
	summary: PageSummary;
	heading: string;
	intro: string;
	steps: { heading: string; list: readonly (Item & { when: string; yours: string })[]; yours: string };
	pillars: { heading: string; list: readonly Item[] };
	experience: { heading: string; list: readonly Item[] };
	caseLabel: string;
	sample: string;
	closing: { heading: string; book: string; write: string; subject: string };
};
