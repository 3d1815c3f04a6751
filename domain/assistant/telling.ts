import type { FactName, LeadFacts } from "../leads/lead.ts";
import type { Act } from "./understand/talk/intent.ts";
import type { Segment } from "./understand/text/segments.ts";

/** What is needed to read facts out of a message. */
export type Telling = {
	segments: readonly Segment[];
	/** The fact that was just asked for, if any: a bare answer is read as it. */
	asked: FactName | null;
	acts: ReadonlySet<Act>;
	known: LeadFacts;
	/** "people", in the language spoken: the unit of a bare number. */
	people: string;
	/** A phone number or an e-mail address stood in the message: who it is of may stand beside it. */
	signed: boolean;
};
