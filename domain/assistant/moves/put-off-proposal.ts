import type { Move, Scene } from "../reply.ts";

/** "Not yet" to the proposal is respected: it is not offered again until asked for. */
export function putOffProposal(scene: Scene): Move | null {
	const { heard, before, state, texts, learned } = scene;
	const no =
		heard.acts.has("no") || heard.acts.has("later") || heard.acts.has("skip") || heard.acts.has("unsure");
	if (
		before.waitingFor !== "proposal" ||
		!no ||
		heard.question !== null ||
		learned.changed.length + learned.added.length > 0
	)
		return null;
	return { parts: [texts.proposal.notYet], state: { ...state, waitingFor: null, confused: 0 } };
}
