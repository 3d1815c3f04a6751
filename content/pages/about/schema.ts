import type { PageSummary } from "../schema.ts";

export type AboutText = {
	summary: PageSummary;
	heading: string;
	intro: string;
	/** Before the founding year, which stands alone in huge numerals. */
	since: string;
	/** `group` and `projects` say what their pictures draw: thirty people, fifty projects. */
	history: {
		heading: string;
		group: string;
		why: string;
		began: string;
		answered: string;
		projects: string;
	};
	team: {
		heading: string;
		people: readonly { name: string; role: string; about: string }[];
		quote: string;
		/** Under the quote: `{value}` is the name of the first value. */
		belief: string;
		sample: string;
	};
	values: { heading: string; list: readonly { name: string; text: string }[] };
	closing: { heading: string; contact: string; products: string };
};
