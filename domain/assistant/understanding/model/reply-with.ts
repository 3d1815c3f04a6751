import { replyTo } from "../../assistant.ts";
import { fillSentence } from "../../assistant-texts.ts";
import type { Command } from "../../commands.ts";
import type { DialogueState } from "../../dialogue/state.ts";
import { findEntry } from "../../knowledge.ts";
import { type Reply, withoutRepeats } from "../../reply.ts";
import { isAnswer, isDoubt } from "./accept-line.ts";
import { joinText } from "./courtesies.ts";
import type { LineContext } from "./line-context.ts";

/** A reply, the answers in it that a model picked, and its text as far as the last of them. */
type ComposedReply = { reply: Reply; answers: readonly string[]; settled: string };

/**
 * Builds the reply to what the guided understanding is sure of and what a model adds. The model's answers come first and
 * its requests last, so that a later line changes no word before it.
 */
export function replyWith(context: LineContext, added: readonly Command[]): ComposedReply {
	const understood = context.guided.commands;
	const facts = added.filter(({ kind }) => kind === "set-fact");
	const others = added.filter((command) => command.kind !== "set-fact" && !isAnswer(command));
	const picked = added.filter(isAnswer);
	const asked = picked.length > 0 ? picked : understood.filter(isAnswer);
	// What a model makes of a message is taken for what the guided understanding doubts in it.
	const isResolved = added.length > facts.length;
	const beside = understood.filter((command) => !isAnswer(command) && !(isResolved && isDoubt(command)));
	const comesAfterAnswers = (command: Command) => asked.length > 0 && command.kind !== "likely-request";
	const besideAnswers = others.filter((command) => !comesAfterAnswers(command));
	const mainReply = replyKeepingAudience(context, [...beside, ...facts, ...asked, ...besideAnswers]);
	const answers = asked
		.flatMap(({ entries }) => entries)
		.flatMap((id) => findEntry(id, mainReply.language)?.answer ?? [])
		.map((answer) => fillSentence(answer, {}, context.brand));
	const shown = cutAfterLastAnswer(mainReply.text, answers);
	const reply = withRequests(mainReply, shown, others.filter(comesAfterAnswers), context);
	return picked.length > 0 ? { reply, answers, settled: shown } : { reply, answers: [], settled: "" };
}

/** What is asked for or unknown beside the answers stands behind them. */
function withRequests(
	mainReply: Reply,
	shown: string,
	others: readonly Command[],
	context: LineContext,
): Reply {
	// "I have no more than that" says already that something is not known.
	const saysUnknown = shown === "" && mainReply.state.awaiting === "person";
	const requests = others.filter(
		({ kind }) => kind === "request" || kind === "likely-request" || (kind === "ask-unknown" && !saysUnknown),
	);
	if (requests.length === 0) return mainReply;
	const { facts, suggested, topic } = mainReply.state;
	const rest = replyKeepingAudience(context, requests, { ...context.before, facts, suggested });
	const sources = withoutRepeats([...mainReply.sources, ...rest.sources]);
	return withText(
		{ ...rest, sources, state: { ...rest.state, topic } },
		joinText(shown || mainReply.text, rest.text),
	);
}

function replyKeepingAudience(
	context: LineContext,
	commands: readonly Command[],
	before: DialogueState = context.before,
): Reply {
	const { guided, brand } = context;
	const reply = replyTo({ commands, language: guided.language }, before, brand);
	// Whether anything may be asked of the visitor, the guided understanding alone decides.
	return { ...reply, state: { ...reply.state, audience: guided.state.audience } };
}

/** @returns a text as far as its last answer; empty when it holds none. */
function cutAfterLastAnswer(text: string, answers: readonly string[]): string {
	const ends = answers.map((answer) => (text.includes(answer) ? text.indexOf(answer) + answer.length : 0));
	return text.slice(0, Math.max(0, ...ends));
}

/** A reply in other words. */
export function withText(reply: Reply, text: string): Reply {
	return { ...reply, text, state: { ...reply.state, lastText: text } };
}
