import { type Move, type Scene, say } from "../reply.ts";

/** Asked for a shorter proposal, another design or our visitor's logo: what can be changed is said, and what cannot. */
export function explainFormat(scene: Scene): Move | null {
	const { heard, learned, state, texts } = scene;
	const ofProposal = state.madeOf !== null || heard.acts.has("proposal");
	if (!heard.acts.has("reshape") || !ofProposal || learned.added.length + learned.changed.length > 0)
		return null;
	return {
		parts: [say(scene, texts.proposal.fixed)],
		state: { ...state, waitingFor: null, confused: 0 },
	};
}
