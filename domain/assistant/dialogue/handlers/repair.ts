import { requestChoice } from "../choices.ts";
import { topics } from "../next.ts";
import { commandOf, draft, type ReplyDraft, type Scene, say } from "../scene.ts";

/** "That is not what I asked": says so, and offers another way. */
export function answerObjection(scene: Scene): ReplyDraft | null {
	if (!commandOf(scene, "object")) return null;
	const { texts, before } = scene;
	const choices = [requestChoice("person", texts.choices.personAnswers), ...topics(scene).slice(0, 3)];
	const state = { awaiting: "question" as const, misses: before.misses + 1 };
	return draft(scene, [say(scene, texts.objection)], state, { choices });
}

/** Nothing was understood: three things to press; the second time in a row a person. */
export function repair(scene: Scene): ReplyDraft {
	const { state, texts, before } = scene;
	if (state.quiet) return { parts: [say(scene, texts.withdrawn.quiet)], state };
	const misses = before.misses + 1;
	const missed = [say(scene, texts.missed)];
	if (before.awaiting === "summary") return draft(scene, missed, { misses }, { form: "summary" });
	if (misses === 1) return draft(scene, missed, { misses }, { choices: topics(scene) });
	const choices = [requestChoice("person", texts.choices.person), ...topics(scene)];
	return draft(scene, [say(scene, texts.missedAgain)], { awaiting: "person", misses }, { choices });
}
