import { site } from "../../../content/site.ts";
import type { Waiting } from "../dialogue.ts";
import type { Reply } from "../engine.ts";
import { personComes, proposalTextsOf, sourceOf } from "../reply.ts";
import { sentence, textsIn } from "../say.ts";
import type { DeskOutcome } from "./desk.ts";
import { sentencesOf } from "./guard/sentences.ts";
import type { ModelTurn } from "./model-turn.ts";

/** A model's answer as a reply of the assistant. What it promised to do is said in the site's own words. */
export function replyOf(text: string, { guided, brand = site }: ModelTurn, outcome: DeskOutcome): Reply {
	const { state, sources, wants } = outcome;
	const { language } = guided;
	const saying = { state, brand, texts: textsIn(language) };
	const reply: Reply = { ...guided, text, sources, quickReplies: [], wants, note: null };
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
	const open = state.waitingFor !== "industry" || state.facts.industry === null;
	const quickReplies = asks && open && asksFor(state.waitingFor, text) ? guided.quickReplies : [];
	return { ...reply, quickReplies, state: { ...state, waitingFor: asks ? state.waitingFor : null } };
}

/** What a question is of, where its answer is a choice. */
const choices: Partial<Record<Waiting, RegExp>> = {
	industry:
		/dedica|sector|industria|rubro|tipo de (?:negocio|empresa)|(?:kind|type|line) of business|industry/,
	proposal: /propuesta|proposal/,
	emailGuess: /quisiste|correcto|es as[ií]|did you mean|is that right|correct/,
	person: /persona|equipo|person|team/,
};

/** Whether a model's text ends by asking what the guided engine would ask now. */
function asksFor(waitingFor: Waiting | null, text: string): boolean {
	const question = sentencesOf(text).at(-1)?.toLowerCase() ?? "";
	return waitingFor !== null && (choices[waitingFor]?.test(question) ?? false);
}
