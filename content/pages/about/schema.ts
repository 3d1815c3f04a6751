import type { PageSummary } from "../schema.ts";

export type AboutText = {
	summary: PageSummary;
	heading: string;
	lead: string;
	history: { heading: string; paragraphs: readonly string[] };
	team: {
		heading: string;
		people: readonly { name: string; role: string; about: string }[];
		sample: string;
	};
	values: { heading: string; list: readonly { name: string; text: string }[] };
	closing: { heading: string; contact: string; products: string };
};
