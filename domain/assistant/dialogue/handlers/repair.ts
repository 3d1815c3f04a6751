import { requestChoice } from "../choices.ts";
import { topics } from "../next.ts";
import { commandOf, type Draft, type Scene, say } from "../scene.ts";

/** "That is not what I asked": says so, and offers another way. */
export function answerObjection(scene: Scene): Draft | null {
	if (!commandOf(scene, "object")) return null;
	const { state, texts, before } = scene;
	return {
		parts: [say(scene, texts.objection)],
		choices: [requestChoice("person", texts.choices.personAnswers), ...topics(scene).slice(0, 3)],
		state: { ...state, awaiting: "question", misses: before.misses + 1 },
	};
}

/** Nothing was understood: three things to press; the second time in a row a person. */
export function repair(scene: Scene): Draft {
	const { state, texts, before } = scene;
	if (state.quiet) return { parts: [say(scene, texts.withdrawn.quiet)], state };
	const misses = before.misses + 1;
	// What is being looked at stays in sight.
	if (before.awaiting === "summary")
		return { parts: [say(scene, texts.missed)], form: "summary", state: { ...state, misses } };
	if (misses === 1)
		return { parts: [say(scene, texts.missed)], choices: topics(scene), state: { ...state, misses } };
	return {
		parts: [say(scene, texts.missedAgain)],
		choices: [requestChoice("person", texts.choices.person), ...topics(scene)],
		state: { ...state, awaiting: "person", misses },
	};
}
