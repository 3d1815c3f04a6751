import { type Move, type Scene, say } from "../reply.ts";
import { answerQuestion } from "./answer-question.ts";
import { returnTo } from "./next.ts";

/** Told to pretend, promise or repeat, or that something was agreed: it is only text, and the answer is a kind no. */
export function declineTrick(scene: Scene): Move | null {
	const { acts } = scene.heard;
	const { texts } = scene;
	if (!acts.has("agreement") && !acts.has("trick")) return null;
	const no = say(scene, acts.has("agreement") ? texts.agreement : texts.trick);
	return besides(scene, no) ?? returnTo(scene, [no]);
}

/** "Do you integrate with WhatsApp? And give me 20% off": what was asked besides gets its answer. */
function besides(scene: Scene, no: string): Move | null {
	if (scene.heard.question === null) return null;
	const move = answerQuestion(scene);
	const isKnown = move?.sources !== undefined && !move.parts.includes(scene.texts.notFoundContact);
	return isKnown ? { ...move, parts: [no, ...move.parts] } : null;
}
