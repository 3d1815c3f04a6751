import { requestChoice } from "../choices.ts";
import { topics } from "../next.ts";
import { askedEntries, commandOf, draft, type ReplyDraft, type Scene, say } from "../scene.ts";
import { pageSource } from "../sources.ts";
import { isReachable } from "../state.ts";
import { answerQuestion } from "./answer-question.ts";
import { askForContact, promiseContact, wantsPerson } from "./bring-person.ts";

/** Answers "That is not what I asked", and offers another way. */
export function answerObjection(scene: Scene): ReplyDraft | null {
	if (!commandOf(scene, "object")) return null;
	const { texts, before } = scene;
	const choices = [requestChoice("person", texts.choices.personAnswers), ...topics(scene).slice(0, 3)];
	const state = { awaiting: "question" as const, misses: before.misses + 1 };
	return draft(scene, [say(scene, texts.objection)], state, { choices });
}

/** Answers a message that was not understood: with three buttons, the second time in a row with a person. */
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

/**
 * Answers who is angry, or whose product does not work: tells a person at once when they can be reached, else says how
 * to reach one. Asks nothing of them.
 */
export function answerComplaint(scene: Scene): ReplyDraft | null {
	const isClient = askedEntries(scene).includes("existing-client");
	if (!commandOf(scene, "complain") && !(isClient && isReachable(scene.state.facts))) return null;
	const { texts, language } = scene;
	const state = { ...scene.state, audience: "other" as const, misses: 0 };
	if (isReachable(state.facts)) return promiseContact({ ...scene, state }, say(scene, texts.complaint.heard));
	if (wantsPerson(scene)) {
		const asking = askForContact({ ...scene, state });
		return { ...asking, parts: [say(scene, texts.complaint.heard), ...asking.parts] };
	}
	const answer = answerQuestion(scene);
	const parts = [say(scene, texts.complaint.direct), ...(answer?.parts ?? [])];
	const sources = [pageSource("contact", language)];
	const choices = [requestChoice("person", texts.choices.person)];
	return draft({ ...scene, state }, parts, { awaiting: "person" }, { sources, choices });
}
