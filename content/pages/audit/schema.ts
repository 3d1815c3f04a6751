import type { PageSummary } from "../schema.ts";

export type AuditText = {
	summary: PageSummary;
	/** The session's length, in huge numerals. */
	minutes: string;
	minutesUnit: string;
	heading: string;
	intro: string;
	benefits: readonly string[];
	/** What the picture's lit half hour leaves, in two or three words each. */
	results: readonly string[];
	steps: { heading: string; list: readonly { name: string; text: string }[] };
	outcome: { heading: string; list: readonly { name: string; text: string }[] };
	testimonial: { quote: string; author: string; role: string };
	sample: string;
	closing: { heading: string; button: string };
};
