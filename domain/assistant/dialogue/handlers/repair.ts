import { requestChoice } from "../choices.ts";
import { askNext, refinable, topics } from "../next.ts";
import { pageSource } from "../sources.ts";
import { isReachable } from "../state.ts";
import {
	commandOf,
	draft,
	entriesToAnswer,
	type ReplyDraft,
	say,
	type TurnContext,
} from "../turn-context.ts";
import { answerQuestion } from "./answer-question.ts";
import { askForContact, promiseContact, wantsPerson } from "./call-person.ts";

/** Answers "That is not what I asked", and offers another way. */
export function answerObjection(context: TurnContext): ReplyDraft | null {
	if (!commandOf(context, "object")) return null;
	const { texts, before } = context;
	const choices = [requestChoice("person", texts.choices.personAnswers), ...topics(context).slice(0, 3)];
	const state = { awaiting: "question" as const, misses: before.misses + 1 };
	return draft(context, [say(context, texts.objection)], state, { choices });
}

/** Answers a message that was not understood: with topics, and the second time in a row also with a person. */
export function repair(context: TurnContext): ReplyDraft {
	const { state, texts, before } = context;
	if (state.asksNothing) return { parts: [say(context, texts.withdrawn.quiet)], state };
	const misses = before.misses + 1;
	const missed = [say(context, texts.missed)];
	if (before.awaiting === "summary") return draft(context, missed, { misses }, { formName: "summary" });
	const open = refinable.find((one) => one === before.awaiting && state.suggested[one] === undefined);
	if (misses === 1 && open) {
		const again = askNext(context, open, [say(context, texts.missedAnswer)]);
		return { ...again, state: { ...again.state, misses } };
	}
	if (misses === 1) return draft(context, missed, { misses }, { choices: topics(context) });
	const choices = [requestChoice("person", texts.choices.person), ...topics(context)];
	return draft(context, [say(context, texts.missedAgain)], { awaiting: "person", misses }, { choices });
}

/**
 * Answers a visitor who is angry, or whose product does not work: calls a person when the visitor can be reached, else
 * says how to reach one. Asks them for nothing.
 */
export function answerComplaint(context: TurnContext): ReplyDraft | null {
	const isClient = entriesToAnswer(context).includes("existing-client");
	if (!commandOf(context, "complain") && !(isClient && isReachable(context.state.facts))) return null;
	const { texts, language } = context;
	const state = { ...context.state, audience: "other" as const, misses: 0 };
	if (isReachable(state.facts))
		return promiseContact({ ...context, state }, say(context, texts.complaint.heard));
	if (wantsPerson(context)) {
		const asking = askForContact({ ...context, state });
		return { ...asking, parts: [say(context, texts.complaint.heard), ...asking.parts] };
	}
	const answer = answerQuestion(context);
	const parts = [say(context, texts.complaint.direct), ...(answer?.parts ?? [])];
	const sources = [pageSource("contact", language)];
	const choices = [requestChoice("person", texts.choices.person)];
	return draft({ ...context, state }, parts, { awaiting: "person" }, { sources, choices });
}
