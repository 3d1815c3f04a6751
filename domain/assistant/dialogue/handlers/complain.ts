import { requestChoice } from "../choices.ts";
import { commandOf, type Draft, type Scene, say } from "../scene.ts";
import { pageSource } from "../sources.ts";
import { answerQuestion } from "./answer-question.ts";

/** Somebody is angry: they hear how to reach a person, and are asked for nothing. */
export function answerComplaint(scene: Scene): Draft | null {
	if (!commandOf(scene, "complain")) return null;
	const { state, texts, language } = scene;
	const answer = answerQuestion(scene);
	return {
		parts: [say(scene, texts.complaint), ...(answer?.parts ?? [])],
		sources: [pageSource("contact", language)],
		choices: [requestChoice("person", texts.choices.person)],
		state: { ...state, audience: "other", awaiting: "person", misses: 0 },
	};
}
