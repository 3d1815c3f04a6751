import { industries } from "../../../content/industries/list.ts";
import type { Move, Scene } from "../reply.ts";
import { isVagueWish } from "../understand/talk/objection.ts";

const helped = ["unsure", "skip", "puzzled"] as const;

/** "I don't know" to what they need: offers what others in the trade usually say. */
export function helpWithNeed(scene: Scene): Move | null {
	const { heard, before, state, texts, language } = scene;
	const vague = heard.segments.length > 0 && heard.segments.every(({ folded }) => isVagueWish(folded));
	const stuck = vague || helped.some((act) => heard.acts.has(act));
	if (
		before.waitingFor !== "need" ||
		!stuck ||
		state.facts.need !== null ||
		(state.asked.need?.times ?? 0) > 1
	)
		return null;
	const problems = industries.find(({ id }) => id === state.facts.industry)?.text[language].problems ?? [];
	return {
		parts: [problems.length > 0 ? texts.needHelp : texts.needHelpPlain],
		quickReplies: [...problems],
		state: {
			...state,
			asked: { ...state.asked, need: { times: 2, returns: 0 } },
			waitingFor: "need",
			confused: 0,
		},
	};
}
