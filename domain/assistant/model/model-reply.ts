import { site } from "../../../content/site.ts";
import type { Reply } from "../engine.ts";
import { personComes, proposalTextsOf, sourceOf } from "../reply.ts";
import { sentence, textsIn } from "../say.ts";
import type { DeskOutcome } from "./desk.ts";
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
	return { ...reply, state: { ...state, waitingFor: /\?\s*$/.test(text) ? state.waitingFor : null } };
}
