import type { ExampleText } from "../../chat/example-text.ts";
import type { IndustryId } from "../../industries/list.ts";
import type { PageSummary } from "../schema.ts";

/** An hour of the day as its language writes it: "11:47" and "p. m.". */
export type Hour = { time: string; half: string };

/** A claim of the company; `before` is a word that limits it, as "up to". */
export type Claim = { before?: string; figure: string; label: string };

/** What a customer, the assistant or the team says, or what the assistant noted. */
export type NightMoment = {
	id: "night-question" | "night-answer" | "night-lead" | "night-sale";
	hour: Hour;
	name: string;
	says?: { by: "customer" | "assistant" | "team"; from: string; text: string };
	notes?: readonly { name: string; value: string }[];
	what: string;
};

export type JourneyMoment = {
	id: "first-contact" | "sales" | "e-commerce" | "support";
	hour: Hour;
	name: string;
	product: string;
	what: string;
	claim: Claim;
};

/** What each product's drawing says: a customer's own words and figures, no claims. */
export type JourneyExamples = {
	chat: { assistant: string; asks: readonly [string, string]; answers: readonly [string, string] };
	score: { name: string; value: string };
	visit: { name: string; slots: readonly string[]; chosen: string };
	cart: { name: string; item: string; assistant: string; answer: string; left: string; paid: string };
	support: { ask: string; assistant: string; answer: string; thanks: string; start: string; end: string };
};

export type HomeText = {
	summary: PageSummary;
	hero: { hour: Hour; heading: string; intro: string; talk: string; diagnosis: string; example: ExampleText };
	night: { heading: string; intro: string; jumps: string; moments: readonly NightMoment[] };
	journey: {
		heading: string;
		all: string;
		/** Name of the links that jump to each product. */
		jumps: string;
		moments: readonly JourneyMoment[];
		example: JourneyExamples;
	};
	industries: { question: string; answer: string; all: string; hints: Record<IndustryId, string> };
	steps: { question: string; answer: string; list: readonly { name: string; what: string }[] };
	values: {
		question: string;
		answer: string;
		cards: readonly { name: string; points: readonly [string, string, string] }[];
	};
	proof: { sample: string; source: string; figures: readonly { figure: string; label: string }[] };
	partners: { heading: string; clients: string; pause: string };
	closing: { hour: Hour; heading: string; intro: string; talk: string; solutions: string };
};
