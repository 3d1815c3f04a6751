import { requestChoice } from "../choices.ts";
import { askedEntries, commandOf, draft, type ReplyDraft, type Scene, say } from "../scene.ts";
import { pageSource } from "../sources.ts";
import { isReachable } from "../state.ts";
import { answerQuestion } from "./answer-question.ts";
import { askForContact, promiseContact, wantsPerson } from "./bring-person.ts";

/**
 * Somebody is angry, or something of theirs does not work: a person is told at once where they can be reached; else they
 * hear how to reach one. Nothing is asked of them.
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
