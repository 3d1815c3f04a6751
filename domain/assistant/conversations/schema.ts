import type { Language } from "../../../content/language.ts";
import type { FactName, LeadFacts } from "../../leads/lead.ts";

/** What one line of a visitor must bring about. */
export type Line = {
	says: string;
	/** The reply holds each of these. */
	has?: readonly RegExp[];
	/** The reply holds none of these. */
	lacks?: readonly RegExp[];
	/** Facts known after it. */
	knows?: Partial<LeadFacts>;
	wants?: "nothing" | "proposal" | "person";
	language?: Language;
	/** A source with this address is linked. */
	source?: string;
	/** One of the offered quick replies. */
	offers?: RegExp;
};

/** A written conversation: the promise it keeps, and its lines. */
export type Conversation = {
	promise: string;
	lines: readonly Line[];
	/** Facts at the end. */
	knows?: Partial<LeadFacts>;
	declined?: readonly FactName[];
};
