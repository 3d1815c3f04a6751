import type { PageSummary } from "../schema.ts";

type Item = { name: string; text: string };

export type ConsultingText = {
	summary: PageSummary;
	heading: string;
	intro: string;
	contact: string;
	audit: string;
	method: { heading: string; intro: string; yours: string; list: readonly (Item & { yours: string })[] };
	services: { heading: string; list: readonly Item[] };
	cases: { heading: string; problem: string; solution: string; result: string; all: string };
	sample: string;
	closing: string;
};
