import type { DialCountry } from "../../../content/assistant/countries.ts";
import type { Choice } from "../../../shared/chat.ts";
import type { LikelyRequest } from "../../../shared/conversation.ts";
import type { Language } from "../../../shared/language.ts";
import { type FactName, factNames } from "../../../shared/lead.ts";
import { knownFacts, type LeadFacts, noFacts } from "../../leads/lead.ts";

/** What the last reply asked for: a fact, contact data, a look at the summary, or an answer to an offer of ours. */
export type Awaiting =
	| FactName
	| "contact"
	| "email-guess"
	/** Stored by the release before, which offered a proposal without its summary: the summary is shown first. */
	| "proposal"
	| "summary"
	| LikelyRequest
	| "permission"
	| "question";

/** Where a conversation stands. Plain JSON: it is stored between turns. */
export type DialogueState = {
	v: 2;
	facts: LeadFacts;
	/** Likely but not plain: put into a form for the visitor to confirm. */
	suggested: Partial<LeadFacts>;
	/** Refused when asked for, or taken back; not asked for again. */
	declined: FactName[];
	/** How often each was asked for. */
	timesAsked: Partial<Record<Awaiting, number>>;
	awaiting: Awaiting | null;
	/** The probable right spelling of a mistyped address. */
	emailGuess: string | null;
	/** Messages in a row that were not understood. */
	misses: number;
	turn: number;
	/** The knowledge entry of the last answer: what "and how long does that take?" is about. */
	topic: string | null;
	/** The reply before, so that none is given twice in a row. */
	lastText: string;
	/** Labels of the last reply's buttons. A visitor who types a label chooses it. */
	choices: Choice[];
	/** What the visitor asked for, and needs to answer questions for. */
	wanted: "proposal" | "person" | null;
	hasOfferedProposal: boolean;
	/** The facts in the last proposal, see factsFingerprint. */
	proposalFingerprint: string | null;
	/** Not a prospective customer, or angry: nothing is asked of them or offered to them. */
	audience: "prospect" | "other";
	/** The visitor revoked their consent, or wants no data kept: nothing is asked, offered or kept until they ask for something. */
	asksNothing: boolean;
	/** They can be reached but revoked their consent: nothing is promised until they renew it. */
	consentRevoked: boolean;
	/** While we ask for that consent again: for what, and in which language the notice was shown. */
	consentRequest: { wanted: "proposal" | "person" | null; shownIn: Language } | null;
	/** Where they said they are: a telephone without a country code belongs there. */
	country: DialCountry | null;
	/** When they wish to be called, in their words, until the team is told. */
	callTime: string | null;
	/** The language of the page the last message was written on; null when it is not known. */
	pageLanguage: Language | null;
	/** The language of the greeting, which carried the privacy notice; null before anything is said. */
	greetingLanguage: Language | null;
};

/** A conversation nobody has answered yet: the greeting asked who they are. */
export function startDialogue(): DialogueState {
	return {
		v: 2,
		facts: { ...noFacts },
		suggested: {},
		declined: [],
		timesAsked: {},
		awaiting: "contact",
		emailGuess: null,
		misses: 0,
		turn: 0,
		topic: null,
		lastText: "",
		choices: [],
		wanted: null,
		hasOfferedProposal: false,
		proposalFingerprint: null,
		audience: "prospect",
		asksNothing: false,
		consentRevoked: false,
		consentRequest: null,
		country: null,
		callTime: null,
		pageLanguage: null,
		greetingLanguage: null,
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

/** Returns the known facts, and likely ones where nothing is known. */
export function likelyFacts({ facts, suggested }: Pick<DialogueState, "facts" | "suggested">): LeadFacts {
	return { ...facts, ...suggested, ...knownFacts(facts) };
}

/** Returns the facts that a proposal contains, as text: when it changes, the last proposal is outdated. */
export function factsFingerprint(facts: LeadFacts): string {
	const { phone: _, ...contents } = facts;
	return JSON.stringify(Object.values(contents));
}

export function hasProposal({ proposalFingerprint }: DialogueState): boolean {
	return proposalFingerprint !== null;
}

/** Whether the last proposal differs from what we know now. */
export function isOutdated(state: DialogueState): boolean {
	return hasProposal(state) && state.proposalFingerprint !== factsFingerprint(state.facts);
}

/** Returns the fact that the last reply asked for; null when it asked for something else. */
export function awaitedFact(awaiting: Awaiting | null): FactName | null {
	return factNames.find((one) => one === awaiting) ?? null;
}
