import type { Language } from "../../../content/language.ts";
import { site } from "../../../content/site.ts";
import { choicesFor } from "../ask.ts";
import { type DialogueState, missingFor, type Waiting } from "../dialogue.ts";
import type { Reply } from "../engine.ts";
import { personComes, proposalTextsOf, sourceOf } from "../reply.ts";
import { sentence, textsIn } from "../say.ts";
import type { DeskOutcome } from "./desk.ts";
import { sentencesOf } from "./guard/sentences.ts";
import type { ModelTurn } from "./model-turn.ts";
import { sourcesOf } from "./sources.ts";

/**
 * A model's answer as a reply of the assistant. What it promised to do is said in the site's own words.
 * @param stated its sentences that rest on the site.
 */
export function replyOf(
	{ text, stated }: { text: string; stated: readonly string[] },
	{ guided, brand = site }: ModelTurn,
	outcome: DeskOutcome,
): Reply {
	const { state, lookedUp, wants } = outcome;
	const { language } = guided;
	const saying = { state, brand, texts: textsIn(language) };
	const reply: Reply = {
		...guided,
		text,
		sources: sourcesOf(stated, lookedUp),
		quickReplies: [],
		wants,
		note: null,
	};
	if (wants === "proposal")
		return { ...reply, state: { ...state, waitingFor: null }, proposalTexts: proposalTextsOf(saying) };
	if (wants === "person")
		return {
			...reply,
			text: personComes(saying).map(sentence).join(" "),
			sources: [sourceOf("contact", language)],
			state: { ...state, waitingFor: null },
		};
	// Who asks something waits for its answer: most likely for what was to be asked next.
	const asks = /\?\s*$/.test(text);
	const choice = asks ? choiceAsked(text, state, language) : null;
	const waitingFor = choice?.waitingFor ?? (asks ? state.waitingFor : null);
	return { ...reply, quickReplies: choice?.quickReplies ?? [], state: { ...state, waitingFor } };
}

const asksIndustry =
	/dedica|sector|industria|rubro|tipo de (?:negocio|empresa)|(?:kind|type|line|sort) of business|industry/;
const asksForProposal = /propuesta|proposal/;

/** The choice a model's text ends by asking for, as far as it is one that can be taken. */
function choiceAsked(
	text: string,
	state: DialogueState,
	language: Language,
): { waitingFor: Waiting; quickReplies: string[] } | null {
	const question = sentencesOf(text).at(-1)?.toLowerCase() ?? "";
	const { yes, no } = textsIn(language).choices;
	if (asksForProposal.test(question) && missingFor(state).length === 0)
		return { waitingFor: "proposal", quickReplies: [yes, no] };
	if (asksIndustry.test(question) && state.facts.industry === null)
		return { waitingFor: "industry", quickReplies: choicesFor("industry", state, language) };
	return null;
}
