import type { Language } from "../../content/language.ts";
import { type FactName, type LeadFacts, noFacts } from "../leads/lead.ts";

/** What the assistant is waiting to hear: a fact, or the answer to one of its own questions. */
export type Waiting = FactName | "identity" | "emailGuess" | "proposal" | "person" | "contact" | "permission";

/** How often a fact was asked for, and how often its question came back after a detour. */
export type Asking = { times: number; returns: number };

/** Where a conversation stands. Plain JSON: it is stored between turns. */
export type DialogueState = {
	v: 1;
	facts: LeadFacts;
	/** Asked for and not given; not asked for again. */
	declined: FactName[];
	asked: Partial<Record<FactName, Asking>>;
	waitingFor: Waiting | null;
	/** The address we think a mistyped one was meant to be. */
	emailGuess: string | null;
	/** What was told last: what "sorry, it's 35" corrects. */
	lastLearned: FactName | null;
	/** Messages in a row that could not be understood. */
	confused: number;
	turn: number;
	/** Whether a product was already pointed out. */
	recommended: boolean;
	/** Whether the proposal was offered, and what the one made last was made of. */
	offered: boolean;
	/** The visitor wants the proposal without more questions than it needs. */
	hurried: boolean;
	madeOf: string | null;
	/** The visitor took back their data or our leave to write: nothing is asked, offered or kept until they ask for something. */
	quiet: boolean;
	/** They can be reached but took back our leave: nothing is promised until they give it again. */
	withdrawn: boolean;
	/** We asked for that leave: for what, and in which language the notice was shown. */
	permission: { wanted: "proposal" | "person" | null; shownIn: Language } | null;
	/** The language of the page the last message was written on; null when it is not known. */
	page: Language | null;
	/** The language of the greeting, which carried the privacy notice; null before anything is said. */
	greetedIn: Language | null;
};

/** A conversation nobody has answered yet: the greeting asked who they are. */
export function startDialogue(): DialogueState {
	return {
		v: 1,
		facts: { ...noFacts },
		declined: [],
		asked: {},
		waitingFor: "identity",
		emailGuess: null,
		lastLearned: null,
		confused: 0,
		turn: 0,
		recommended: false,
		offered: false,
		hurried: false,
		madeOf: null,
		quiet: false,
		withdrawn: false,
		permission: null,
		page: null,
		greetedIn: null,
	};
}

const required = ["name", "email", "industry", "need"] as const;
export type RequiredFact = (typeof required)[number];

/** Whether a proposal cannot be made without this fact. */
export function isRequired(fact: FactName): boolean {
	return required.some((one) => one === fact);
}

/** What a proposal still lacks. */
export function missingFor(state: DialogueState): RequiredFact[] {
	return required.filter((fact) => state.facts[fact] === null);
}

/** What a proposal is made of: when this changes, the one made is out of date. */
export function proposalOf(facts: LeadFacts): string {
	const { phone: _, ...told } = facts;
	return JSON.stringify(Object.values(told));
}

/** Whether the proposal made last no longer says what we know. */
export function isOutdated(state: DialogueState): boolean {
	return state.madeOf !== null && state.madeOf !== proposalOf(state.facts);
}
