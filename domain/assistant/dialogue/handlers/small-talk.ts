import { askNext, continueDialogue, nextQuestion, topics } from "../next.ts";
import { showSummary } from "../show-summary.ts";
import { pageSource } from "../sources.ts";
import { hasProposal } from "../state.ts";
import {
	commandOf,
	draft,
	type ReplyDraft,
	requests,
	say,
	type TurnContext,
	talks,
} from "../turn-context.ts";

/** Does not say what somebody tries to make the assistant say. */
export function rejectTrick(context: TurnContext): ReplyDraft | null {
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
		const last = hasProposal(state) ? texts.proposal.after : texts.closing;
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
	const mayAskNeed =
		state.facts.need === null && (state.timesAsked.need ?? 0) === 0 && nextQuestion(state) !== null;
	if (!mayAskNeed) return continueDialogue(context, [hello]);
	return { ...askNext(context, "need", [hello]), choices: topics(context) };
}

function offerTopics(context: TurnContext, parts: string[]): ReplyDraft {
	return draft(context, parts, {}, { choices: topics(context) });
}
