import { type FactName, factNames } from "../../../../shared/lead.ts";
import { requestChoice } from "../choices.ts";
import { ask, choicesOf, continueDialogue, nextAsked, refinable, showSummary, topics } from "../next.ts";
import { commandOf, draft, type ReplyDraft, requests, type Scene, say, talks } from "../scene.ts";
import { pageSource } from "../sources.ts";
import { awaitedFact } from "../state.ts";
import { withoutWayToSend } from "./make-proposal.ts";

/** A yes or a no to what was asked last; what was pressed beside the answers. */
export function takeAnswer(scene: Scene): ReplyDraft | null {
	const pressed = commandOf(scene, "choose");
	if (pressed) return takePressed(scene, pressed.value);
	if (commandOf(scene, "deny") || talks(scene, "later")) return takeNo(scene);
	if (!commandOf(scene, "affirm")) return null;
	return continueDialogue(scene, [say(scene, scene.texts.agreed)]);
}

function takePressed(scene: Scene, value: string): ReplyDraft {
	const { texts } = scene;
	const [kind, name = ""] = value.split(":");
	if (kind === "skip" && name === "contact") return letContactBe(scene);
	const fact = factNames.find((fact) => fact === name);
	if (kind === "skip" && fact) return letBe(scene, fact);
	if (kind === "other" && fact) return askAnew(scene, fact);
	const choices = [requestChoice("person", texts.choices.personAnswers)];
	return draft(scene, [texts.otherwise], { awaiting: "question" }, { choices });
}

/** Not what was put forward, nor one of the choices: it is typed, or chosen from all. */
function askAnew(scene: Scene, fact: FactName): ReplyDraft {
	const { state, before, texts } = scene;
	const asked = refinable.find((one) => one === fact) ?? "need";
	const { [fact]: _, ...suggested } = state.suggested;
	const wasLikely = before.suggested[fact] !== undefined;
	const choices = wasLikely ? choicesOf(scene, fact) : [];
	return draft(scene, [texts.ask[asked][wasLikely ? 0 : 1]], { suggested, awaiting: fact }, { choices });
}

/** "No" and "not now", by what was asked. */
function takeNo(scene: Scene): ReplyDraft | null {
	const { before, texts } = scene;
	const { awaiting } = before;
	const named = commandOf(scene, "deny")?.fact;
	if (named && awaiting === "summary") return showSummary(scene, [say(scene, texts.acknowledge.declined)]);
	if (awaiting === "proposal" || awaiting === "summary")
		return draft(scene, [texts.proposal.notYet], { awaiting: null, wanted: null });
	const asked = awaitedFact(awaiting);
	const fact = named && named !== asked ? null : asked;
	if (named && !fact) return letBe(scene, named);
	if (talks(scene, "later") && !fact)
		return draft(scene, [say(scene, texts.smallTalk.later)], { awaiting: null });
	if (fact && before.suggested[fact] !== undefined && !talks(scene, "later")) return askAnew(scene, fact);
	if (fact) return letBe(scene, fact);
	const wasAsked = (before.asked.contact ?? 0) > 0 || before.wanted !== null;
	if (awaiting === "contact" && wasAsked) return letContactBe(scene);
	const parts = [say(scene, texts.acknowledge.declined), say(scene, texts.closing)];
	return draft(scene, parts, { awaiting: null });
}

function letBe(scene: Scene, fact: FactName): ReplyDraft {
	const declined = [...new Set([...scene.state.declined, fact])];
	const parts = [say(scene, scene.texts.acknowledge.declined)];
	return continueDialogue({ ...scene, state: { ...scene.state, declined } }, parts);
}

function letContactBe(scene: Scene): ReplyDraft {
	const { state } = scene;
	if (state.wanted !== "proposal") return letBe({ ...scene, state: { ...state, wanted: null } }, "email");
	return withoutWayToSend({ ...scene, state: { ...state, declined: [...state.declined, "email"] } });
}

/** What somebody tries to make the assistant say. */
export function declineTrick(scene: Scene): ReplyDraft | null {
	return commandOf(scene, "trick") ? offerTopics(scene, [say(scene, scene.texts.trick)]) : null;
}

/** The page that mails the conversation. */
export function mailTranscript(scene: Scene): ReplyDraft | null {
	if (!requests(scene, "transcript")) return null;
	return draft(scene, [scene.texts.byMail], {}, { sources: [pageSource("assistantMail", scene.language)] });
}

/** Courtesies, what is not our business, and wishes that a page fulfils. */
export function smallTalk(scene: Scene): ReplyDraft | null {
	const { state, texts, before } = scene;
	if (commandOf(scene, "out-of-scope")) return offerTopics(scene, [say(scene, texts.outOfScope)]);
	if (talks(scene, "place")) return goOn(scene, say(scene, texts.acknowledge.noted));
	if (talks(scene, "wait")) return draft(scene, [say(scene, texts.smallTalk.wait)]);
	if (talks(scene, "goodbye")) return draft(scene, [say(scene, texts.smallTalk.goodbye)]);
	if (talks(scene, "thanks")) {
		const thanks = say(scene, texts.smallTalk.thanks);
		// What is being looked at stays in sight.
		if (before.awaiting === "summary")
			return showSummary(scene, [thanks, say(scene, texts.proposal.summary)]);
		const last = state.madeOf === null ? texts.closing : texts.proposal.after;
		return draft(scene, [thanks, say(scene, last)]);
	}
	if (talks(scene, "chit-chat") && before.lastText === "") return greet(scene);
	if (talks(scene, "chit-chat"))
		return offerTopics(scene, [say(scene, texts.smallTalk.chitChat), say(scene, texts.closing)]);
	return talks(scene, "greeting") ? greet(scene) : null;
}

function goOn(scene: Scene, said: string): ReplyDraft {
	return scene.before.awaiting === "summary" ? showSummary(scene, [said]) : continueDialogue(scene, [said]);
}

function greet(scene: Scene): ReplyDraft {
	const { state, texts } = scene;
	const hello = say(scene, texts.acknowledge.hello);
	const isOpen = state.facts.need === null && (state.asked.need ?? 0) === 0 && nextAsked(state) !== null;
	if (!isOpen) return continueDialogue(scene, [hello]);
	return { ...ask(scene, "need", [hello]), choices: topics(scene) };
}

function offerTopics(scene: Scene, parts: string[]): ReplyDraft {
	return draft(scene, parts, {}, { choices: topics(scene) });
}
