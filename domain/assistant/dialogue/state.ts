import type { DialCountry } from "../../../content/assistant/countries.ts";
import type { Choice } from "../../../shared/chat.ts";
import type { Language } from "../../../shared/language.ts";
import { type FactName, factNames } from "../../../shared/lead.ts";
import { type LeadFacts, noFacts } from "../../leads/lead.ts";
import type { Offered } from "../commands.ts";

/** What the last reply asked for: a fact, the contact form, the proposal's summary, or the answer to an offer of ours. */
export type Awaiting =
	| FactName
	| "contact"
	| "email-guess"
	/** Offered without its summary, by the release before: it is shown first. */
	| "proposal"
	| "summary"
	| Offered
	| "permission"
	| "question";

/** Where a conversation stands. Plain JSON: it is stored between turns. */
export type DialogueState = {
	v: 2;
	facts: LeadFacts;
	/** Likely but not plain: put into a form for the visitor to confirm. */
	suggested: Partial<LeadFacts>;
	/** Asked for and not given; not asked for again. */
	declined: FactName[];
	/** How often each was asked for. */
	asked: Partial<Record<Awaiting, number>>;
	awaiting: Awaiting | null;
	/** The address a mistyped one was probably meant to be. */
	emailGuess: string | null;
	/** Messages in a row that were not understood. */
	misses: number;
	turn: number;
	/** The knowledge entry that was answered last: what "and how long does that take?" is about. */
	topic: string | null;
	/** The reply before, so that none is given twice running. */
	lastText: string;
	/** Labels of the last reply's buttons. A visitor who types a label chooses it. */
	choices: Choice[];
	/** What the visitor asked for and what is asked of them now is needed for. */
	wanted: "proposal" | "person" | null;
	offered: boolean;
	/** What the proposal made last was made of. */
	madeOf: string | null;
	/** Not a prospective customer, or angry: nothing is asked of them or offered to them. */
	audience: "prospect" | "other";
	/** The visitor revoked their consent, or wants no data kept: nothing is asked, offered or kept until they ask for something. */
	quiet: boolean;
	/** They can be reached but revoked their consent: nothing is promised until they renew it. */
	withdrawn: boolean;
	/** We asked for that consent: for what, and in which language the notice was shown. */
	permission: { wanted: "proposal" | "person" | null; shownIn: Language } | null;
	/** Where they said they are: a telephone without its code is of there. */
	country: DialCountry | null;
	/** When they wish to be called, in their words, until the team is told. */
	callTime: string | null;
	/** The language of the page the last message was written on; null when it is not known. */
	page: Language | null;
	/** The language of the greeting, which carried the privacy notice; null before anything is said. */
	greetedIn: Language | null;
};

/** A conversation nobody has answered yet: the greeting asked who they are. */
export function startDialogue(): DialogueState {
	return {
		v: 2,
		facts: { ...noFacts },
		suggested: {},
		declined: [],
		asked: {},
		awaiting: "contact",
		emailGuess: null,
		misses: 0,
		turn: 0,
		topic: null,
		lastText: "",
		choices: [],
		wanted: null,
		offered: false,
		madeOf: null,
		audience: "prospect",
		quiet: false,
		withdrawn: false,
		permission: null,
		country: null,
		callTime: null,
		page: null,
		greetedIn: null,
	};
}

/** What a proposal needs: who it is for, a way to reach them, what they do and what they want to improve. */
export type RequiredFact = "name" | "way" | "industry" | "need";

/** Whether somebody can be written to or called. */
export function isReachable({ email, phone }: LeadFacts): boolean {
	return email !== null || phone !== null;
}

/** What a proposal still lacks. */
export function missingFor(facts: LeadFacts): RequiredFact[] {
	const { name, industry, need } = facts;
	const known = {
		name: name !== null,
		way: isReachable(facts),
		industry: industry !== null,
		need: need !== null,
	};
	return (["name", "way", "industry", "need"] as const).filter((one) => !known[one]);
}

/** What is known; where nothing is, what is likely. */
export function likelyFacts({ facts, suggested }: Pick<DialogueState, "facts" | "suggested">): LeadFacts {
	const known = Object.entries(facts).filter(([, value]) => value !== null);
	return { ...facts, ...suggested, ...Object.fromEntries(known) };
}

/** What a proposal is made of: when this changes, the one made is out of date. */
export function proposalOf(facts: LeadFacts): string {
	const { phone: _, ...told } = facts;
	return JSON.stringify(Object.values(told));
}

/** Whether the proposal made last no longer says what we know. */
export function isOutdated({ madeOf, facts }: DialogueState): boolean {
	return madeOf !== null && madeOf !== proposalOf(facts);
}

/** The fact that was asked for by itself, or null. */
export function awaitedFact(awaiting: Awaiting | null): FactName | null {
	return factNames.find((one) => one === awaiting) ?? null;
}
