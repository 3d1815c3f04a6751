import { askFor, nextFact } from "../ask.ts";
import { type Move, type Scene, say } from "../reply.ts";
import { helpWithNeed } from "./help-with-need.ts";

/** "What do you mean?": the question that is open, in other words; what they need, with what others in the trade say. */
export function rephrase(scene: Scene): Move | null {
	const { heard, before, state, texts, language } = scene;
	const fact = nextFact(state);
	if (!heard.acts.has("puzzled") || before.waitingFor === null || fact === null) return null;
	const help = helpWithNeed(scene);
	if (help) return help;
	const { text, quickReplies, state: asked } = askFor(fact, state, language);
	return {
		parts: [say(scene, texts.social.otherWords), text],
		quickReplies,
		state: { ...asked, confused: 0 },
	};
}
