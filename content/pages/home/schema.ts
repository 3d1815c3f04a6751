import type { IndustryId } from "../../industries/list.ts";
import type { PageSummary } from "../schema.ts";

/** An hour of the day as its language writes it: "11:47" and "p. m.". */
export type Hour = { time: string; half: string };

/**
 * A claim of the company. `kind` says how it may be drawn: a share of the whole, a rise over what there was, or a
 * rise in speed, which shortens the wait.
 */
export type Claim = { kind: "share" | "rise" | "faster"; percent: number; figure: string; label: string };

export type JourneyMoment = {
	id: "first-contact" | "sales" | "e-commerce" | "support";
	hour: Hour;
	name: string;
	customer: string;
	answer: string;
	what: string;
	claim: Claim;
};

export type HomeText = {
	summary: PageSummary;
	hero: { hour: Hour; heading: string; lead: string; talk: string; diagnosis: string };
	figures: { source: string; list: readonly { figure: string; label: string }[] };
	steps: { question: string; answer: string; list: readonly { name: string; what: string }[] };
	journey: {
		heading: string;
		lead: string;
		customer: string;
		/** What the two rows of a claim's drawing stand for. */
		rows: Record<Claim["kind"], readonly [string, string]>;
		moments: readonly JourneyMoment[];
	};
	partners: { heading: string; clients: string; pause: string };
	values: {
		question: string;
		answer: string;
		cards: readonly { name: string; points: readonly [string, string, string] }[];
	};
	industries: {
		question: string;
		answer: string;
		shown: readonly IndustryId[];
		explore: string;
		all: string;
	};
	closing: { hour: Hour; heading: string; lead: string; talk: string; solutions: string };
};
