import type { PageSummary } from "../schema.ts";

export type CasesText = {
	summary: PageSummary;
	heading: string;
	lead: string;
	all: string;
	filter: string;
	labels: { problem: string; solution: string; result: string };
	sample: string;
	closing: { heading: string; contact: string; audit: string };
};
