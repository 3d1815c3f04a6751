import { industries } from "../../content/industries/list.ts";
import type { Language } from "../../content/language.ts";
import type { FactName } from "../leads/lead.ts";
import { type DialogueState, isRequired, missingFor } from "./dialogue.ts";
import { textsIn, vary } from "./say.ts";

/** A question the assistant puts, ready to be said. */
export type Question = { text: string; quickReplies: string[]; state: DialogueState };

const order = [
	"name",
	"email",
	"company",
	"industry",
	"need",
	"companySize",
	"budget",
	"timing",
] as const satisfies readonly FactName[];
/** A fact the assistant asks for by itself. The phone number is not one: the greeting invites it. */
export type Asked = (typeof order)[number];

/** How often a fact is asked for before we let it be, and how often its question may come back after detours. */
const mostTimes = 2;
const mostReturns = 1;

/** The first fact that is neither known nor declined, or null when all has been asked. */
export function nextFact(state: DialogueState): Asked | null {
	if (state.quiet) return null;
	return order.find((fact) => isOpen(state, fact) && (!state.hurried || isRequired(fact))) ?? null;
}

/** Facts asked for often enough become declined. Call when the visitor answered something else. */
export function letBe(state: DialogueState): DialogueState {
	const spent = order.filter((fact) => isOpen(state, fact) && isSpent(state, fact));
	return spent.length === 0 ? state : { ...state, declined: [...state.declined, ...spent] };
}

/** Asks for a fact in words not used for it before. */
export function askFor(fact: Asked, state: DialogueState, language: Language): Question {
	const { key, facts } = subject(fact, state);
	const ways = textsIn(language).ask[key];
	const times = state.asked[fact]?.times ?? 0;
	return {
		text: ways[Math.min(times, mostTimes - 1)] ?? ways[0],
		quickReplies: choicesFor(fact, state, language),
		state: { ...facts.reduce((before, one) => count(before, one, "times"), state), waitingFor: key },
	};
}

/**
 * Comes back to the open question after a detour, or asks nothing when it came back often enough.
 * `announced`: whether to lead into it ("By the way, ").
 */
export function comeBack(state: DialogueState, language: Language, announced: boolean): Question | null {
	const fact = nextFact(state);
	if (!fact) return null;
	const asked = state.asked[fact];
	if (!asked || asked.times === 0) return askFor(fact, state, language);
	if (asked.returns >= mostReturns) return null;
	const { key, facts } = subject(fact, state);
	const texts = textsIn(language);
	const way = texts.ask[key][2];
	return {
		text: announced ? `${vary(texts.backToThread, state.turn)}${way}` : way,
		quickReplies: choicesFor(fact, state, language),
		state: { ...facts.reduce((before, one) => count(before, one, "returns"), state), waitingFor: key },
	};
}

/** Name and e-mail are asked for together while both are open. */
function subject(fact: Asked, state: DialogueState): { key: Asked | "identity"; facts: Asked[] } {
	const both = fact === "name" && isOpen(state, "email");
	return both ? { key: "identity", facts: ["name", "email"] } : { key: fact, facts: [fact] };
}

function isSpent(state: DialogueState, fact: FactName): boolean {
	const { times, returns } = state.asked[fact] ?? { times: 0, returns: 0 };
	return times >= mostTimes || (times > 0 && returns >= mostReturns && !isRequired(fact));
}

/** Whether the visitor can have the proposal but there are questions that would make it fit better. */
export function canAlreadyPropose(state: DialogueState): boolean {
	return missingFor(state).length === 0;
}

function isOpen(state: DialogueState, fact: FactName): boolean {
	return state.facts[fact] === null && !state.declined.includes(fact);
}

function count(state: DialogueState, fact: FactName, what: "times" | "returns"): DialogueState {
	const before = state.asked[fact] ?? { times: 0, returns: 0 };
	return { ...state, asked: { ...state.asked, [fact]: { ...before, [what]: before[what] + 1 } } };
}

/** Short answers to a question, where its answer is a choice. */
export function choicesFor(fact: Asked, state: DialogueState, language: Language): string[] {
	const { choices } = textsIn(language);
	if (fact === "industry")
		return [...industries.map(({ text }) => text[language].name), choices.otherIndustry];
	return canAlreadyPropose(state) && state.madeOf === null ? [choices.proposalNow] : [];
}
