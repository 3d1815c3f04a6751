import { type FactName, factNames } from "../../../../shared/lead.ts";
import { requestChoice } from "../choices.ts";
import { ask, choicesOf, continueDialogue, nextAsked, refinable, showSummary, topics } from "../next.ts";
import { pageSource } from "../sources.ts";
import { awaitedFact } from "../state.ts";
import {
	commandOf,
	draft,
	type ReplyDraft,
	requests,
	say,
	type TurnContext,
	talks,
} from "../turn-context.ts";
import { withoutWayToSend } from "./make-proposal.ts";

/** Handles a yes, a no, or a choice beside the answers to the last question. */
export function takeAnswer(context: TurnContext): ReplyDraft | null {
	const pressed = commandOf(context, "choose");
	if (pressed) return takeChoice(context, pressed.value);
	if (commandOf(context, "deny") || talks(context, "later")) return takeNo(context);
	if (!commandOf(context, "affirm")) return null;
	return continueDialogue(context, [say(context, context.texts.agreed)]);
}

function takeChoice(context: TurnContext, value: string): ReplyDraft {
	const { texts } = context;
	const [kind, name = ""] = value.split(":");
	if (kind === "skip" && name === "contact") return declineContact(context);
	const fact = factNames.find((fact) => fact === name);
	if (kind === "skip" && fact) return declineFact(context, fact);
	if (kind === "other" && fact) return askAnew(context, fact);
	const choices = [requestChoice("person", texts.choices.personAnswers)];
	return draft(context, [texts.otherwise], { awaiting: "question" }, { choices });
}

/** Asks again, without the suggestion that was refused. */
function askAnew(context: TurnContext, fact: FactName): ReplyDraft {
	const { state, before, texts } = context;
	const asked = refinable.find((one) => one === fact) ?? "need";
	const { [fact]: _, ...suggested } = state.suggested;
	const wasLikely = before.suggested[fact] !== undefined;
	const choices = wasLikely ? choicesOf(context, fact) : [];
	return draft(context, [texts.ask[asked][wasLikely ? 0 : 1]], { suggested, awaiting: fact }, { choices });
}

/** Handles "no" and "not now", depending on what was asked. */
function takeNo(context: TurnContext): ReplyDraft | null {
	const { before, texts } = context;
	const { awaiting } = before;
	const named = commandOf(context, "deny")?.fact;
	if (named && awaiting === "summary")
		return showSummary(context, [say(context, texts.acknowledge.declined)]);
	if (awaiting === "proposal" || awaiting === "summary")
		return draft(context, [texts.proposal.notYet], { awaiting: null, wanted: null });
	const asked = awaitedFact(awaiting);
	const fact = named && named !== asked ? null : asked;
	if (named && !fact) return declineFact(context, named);
	if (talks(context, "later") && !fact)
		return draft(context, [say(context, texts.smallTalk.later)], { awaiting: null });
	if (fact && before.suggested[fact] !== undefined && !talks(context, "later")) return askAnew(context, fact);
	if (fact) return declineFact(context, fact);
	const wasAsked = (before.asked.contact ?? 0) > 0 || before.wanted !== null;
	if (awaiting === "contact" && wasAsked) return declineContact(context);
	const parts = [say(context, texts.acknowledge.declined), say(context, texts.closing)];
	return draft(context, parts, { awaiting: null });
}

function declineFact(context: TurnContext, fact: FactName): ReplyDraft {
	const declined = [...new Set([...context.state.declined, fact])];
	const parts = [say(context, context.texts.acknowledge.declined)];
	return continueDialogue({ ...context, state: { ...context.state, declined } }, parts);
}

function declineContact(context: TurnContext): ReplyDraft {
	const { state } = context;
	if (state.wanted !== "proposal")
		return declineFact({ ...context, state: { ...state, wanted: null } }, "email");
	return withoutWayToSend({ ...context, state: { ...state, declined: [...state.declined, "email"] } });
}

/** Declines what somebody tries to make the assistant say. */
export function declineTrick(context: TurnContext): ReplyDraft | null {
	return commandOf(context, "trick") ? offerTopics(context, [say(context, context.texts.trick)]) : null;
}

/** Names the page that mails the conversation. */
export function mailTranscript(context: TurnContext): ReplyDraft | null {
	if (!requests(context, "transcript")) return null;
	return draft(
		context,
		[context.texts.byMail],
		{},
		{ sources: [pageSource("assistantMail", context.language)] },
	);
}

/** Answers courtesies, and what is out of scope. */
export function smallTalk(context: TurnContext): ReplyDraft | null {
	const { state, texts, before } = context;
	if (commandOf(context, "out-of-scope")) return offerTopics(context, [say(context, texts.outOfScope)]);
	if (talks(context, "place")) return continueWith(context, say(context, texts.acknowledge.noted));
	if (talks(context, "wait")) return draft(context, [say(context, texts.smallTalk.wait)]);
	if (talks(context, "goodbye")) return draft(context, [say(context, texts.smallTalk.goodbye)]);
	if (talks(context, "thanks")) {
		const thanks = say(context, texts.smallTalk.thanks);
		// The summary stays in sight.
		if (before.awaiting === "summary")
			return showSummary(context, [thanks, say(context, texts.proposal.summary)]);
		const last = state.madeOf === null ? texts.closing : texts.proposal.after;
		return draft(context, [thanks, say(context, last)]);
	}
	if (talks(context, "chit-chat") && before.lastText === "") return greet(context);
	if (talks(context, "chit-chat"))
		return offerTopics(context, [say(context, texts.smallTalk.chitChat), say(context, texts.closing)]);
	return talks(context, "greeting") ? greet(context) : null;
}

function continueWith(context: TurnContext, sentence: string): ReplyDraft {
	return context.before.awaiting === "summary"
		? showSummary(context, [sentence])
		: continueDialogue(context, [sentence]);
}

function greet(context: TurnContext): ReplyDraft {
	const { state, texts } = context;
	const hello = say(context, texts.acknowledge.hello);
	const isOpen = state.facts.need === null && (state.asked.need ?? 0) === 0 && nextAsked(state) !== null;
	if (!isOpen) return continueDialogue(context, [hello]);
	return { ...ask(context, "need", [hello]), choices: topics(context) };
}

function offerTopics(context: TurnContext, parts: string[]): ReplyDraft {
	return draft(context, parts, {}, { choices: topics(context) });
}
