import { type Move, type Scene, say, sourceOf } from "../reply.ts";

/** Who wants the conversation by mail, or to go on with it elsewhere, is shown where that is asked for. */
export function mailConversation(scene: Scene): Move | null {
	const { heard, texts, state, language } = scene;
	if (!heard.acts.has("byMail")) return null;
	return {
		parts: [say(scene, texts.byMail)],
		sources: [sourceOf("assistantMail", language)],
		state: { ...state, confused: 0 },
		certain: true,
	};
}
