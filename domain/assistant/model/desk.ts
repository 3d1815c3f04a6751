import type { Language } from "../../../content/language.ts";
import { type FactName, factNames, leadScale } from "../../leads/lead.ts";
import { statusOf } from "../../leads/score.ts";
import { askFor, nextFact } from "../ask.ts";
import { type DialogueState, missingFor, proposalOf } from "../dialogue.ts";
import type { Brand } from "../say.ts";
import { factTold } from "./facts-told.ts";
import { type Passage, searchForModel } from "./site-search/site-search.ts";

/**
 * What a model may do in one turn. It holds this conversation's state and no other's, and writes nothing: what comes
 * of it is stored with the answer, or not at all.
 */
export type Desk = {
	saveFacts(facts: Partial<Record<FactName, string>>): { saved: FactName[]; refused: FactName[] };
	qualify(): { status: string; score: number; missing: string[]; ask: string | null };
	searchSite(query: string): { found: Passage[]; advice: string | null };
	makeProposal(): { promised: boolean; missing: string[] };
	handOver(): { promised: boolean; missing: string[] };
	/** What came of it. */
	outcome(): DeskOutcome;
};

export type DeskOutcome = {
	state: DialogueState;
	/** What it looked up, each once. */
	lookedUp: Passage[];
	wants: "nothing" | "proposal" | "person";
};

/** What a search that found nothing is to be followed by, the first time and then. */
const searchAgain =
	"Nothing found. Search once more with two to four other words for the same thing, in the visitor's language.";
const tellUnknown = "The site does not say it. Say so, and that a person on the team can answer.";
const noMoreSearches = "No more searches in this turn: answer with what you have.";
/** A model that goes round in circles is not answered for ever. */
const mostCalls = 12;

/** @param said everything the visitor said in this conversation. */
export function openDesk(start: DialogueState, language: Language, said: string, brand: Brand): Desk {
	let state = start;
	let wants: DeskOutcome["wants"] = "nothing";
	let calls = 0;
	const lookedUp: Passage[] = [];
	let emptySearches = 0;
	const isBusy = () => ++calls > mostCalls;

	return {
		saveFacts(facts) {
			const saved: FactName[] = [];
			const refused: FactName[] = [];
			for (const fact of factNames) {
				const value = facts[fact];
				if (typeof value !== "string" || value.trim() === "") continue;
				const told = isBusy() || state.declined.includes(fact) ? null : factTold(fact, value, said);
				if (told === null) refused.push(fact);
				else {
					state = { ...state, facts: { ...state.facts, [fact]: told }, lastLearned: fact };
					saved.push(fact);
				}
			}
			return { saved, refused };
		},
		qualify() {
			const status = statusOf(state.facts);
			const fact = nextFact(state);
			const ask = fact ? askFor(fact, state, language).text : null;
			return { status, score: leadScale[status], missing: missingFor(state), ask };
		},
		searchSite(query) {
			if (isBusy()) return { found: [], advice: noMoreSearches };
			const found = searchForModel(query, language, brand, state.facts.industry);
			lookedUp.push(...found.filter(({ text }) => !lookedUp.some((known) => known.text === text)));
			if (found.length > 0) return { found, advice: null };
			return { found, advice: emptySearches++ === 0 ? searchAgain : tellUnknown };
		},
		makeProposal() {
			const missing = missingFor(state);
			if (missing.length === 0) wants = "proposal";
			return { promised: missing.length === 0, missing };
		},
		handOver() {
			const reachable = state.facts.email !== null || state.facts.phone !== null;
			if (reachable && wants === "nothing") wants = "person";
			return { promised: reachable, missing: reachable ? [] : ["email or phone"] };
		},
		outcome: () => ({
			state: wants === "proposal" ? { ...state, offered: true, madeOf: proposalOf(state.facts) } : state,
			lookedUp,
			wants,
		}),
	};
}
