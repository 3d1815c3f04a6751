import type { PhoneProblem } from "../../../shared/contact.ts";
import type { Ways } from "../ways.ts";

/** A question, and how it is put the second time. */
type Question = readonly [first: string, second: string];
/** A choice's value in the lead, and what it says. */
type Range = { value: string; label: string };

export type FactsText = {
	greeting: string;
	privacy: { version: string; text: string; linkText: string };
	ask: {
		contact: Question;
		/** Of who somebody is and how to reach them only this is not known. */
		name: Question;
		way: Question;
		/** The telephone is not to be told. */
		email: Question;
		company: Question;
		industry: Question;
		need: Question;
		companySize: Question;
		budget: Question;
		timing: Question;
	};
	/** To "why do you ask?", before the question is asked again. */
	why: Record<"company" | "industry" | "need" | "companySize" | "budget" | "timing", string>;
	/** To what is likely and was not stated plainly; `{value}` is it. */
	suggestion: { company: string; industry: string; need: string; figure: string; yes: string; other: string };
	acknowledge: {
		met: Ways;
		hello: Ways;
		noted: Ways;
		/** After the need, with the product that fits it. */
		recommend: Ways;
		need: Ways;
		corrected: Ways;
		declined: Ways;
		/** The visitor has only some of it, or none: nothing is missing for that. */
		forgotten: Ways;
		/** They told it and do not want it kept. */
		withheld: string;
	};
	/** To a fact that is said to be wrong, without the right one. */
	askCorrect: { email: string; phone: string; name: string; company: string; other: string };
	email: { mistyped: Ways; guess: string; onlyOne: string };
	/** `country`: it may be of several. */
	phone: { mistyped: Record<PhoneProblem, Ways>; country: string };
	/** To "15.000", which may be fifteen or fifteen thousand. */
	whichBudget: string;
	ranges: { companySize: readonly Range[]; budget: readonly Range[]; timing: readonly Range[] };
	/** How a fact is called in a form, in the summary and where it is read back. */
	facts: {
		name: string;
		email: string;
		phone: string;
		country: string;
		company: string;
		industry: string;
		need: string;
		companySize: string;
		budget: string;
		timing: string;
	};
};
