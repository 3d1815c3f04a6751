import { replyTo } from "../../assistant.ts";
import type { Command } from "../../commands.ts";
import type { DialogueState } from "../../dialogue/state.ts";
import { findEntry } from "../../knowledge/entries.ts";
import type { Reply } from "../../reply.ts";
import { type AssistantBrand, fillSentence } from "../../say.ts";
import { isAnswer, isDoubt } from "./accept-line.ts";
import { joinText } from "./courtesies.ts";
import type { Ground } from "./ground.ts";

/**
 * The reply to what the guided understanding is sure of and what a model adds: its answers come first, the requests
 * behind them. So a reply begins with the same words whatever line comes later.
 */
export function replyWith(ground: Ground, added: readonly Command[]): Reply {
	const understood = ground.guided.commands;
	const slots = added.filter(({ kind }) => kind === "set-slot");
	const others = added.filter((command) => command.kind !== "set-slot" && !isAnswer(command));
	const picked = added.filter(isAnswer);
	const answers = picked.length > 0 ? picked : understood.filter(isAnswer);
	// What a model makes of a message is taken for what the guided understanding doubts in it.
	const isResolved = added.length > slots.length;
	const beside = understood.filter((command) => !isAnswer(command) && !(isResolved && isDoubt(command)));
	if (answers.length === 0) return respond(ground, [...beside, ...slots, ...others]);
	const offers = others.filter(isOffer);
	const first = respond(ground, [...beside, ...slots, ...answers, ...offers]);
	const shown = cutAfterLastAnswer(first.text, answersIn(answers, first, ground.brand));
	// "I have no more than that" says already that something is not known.
	const isToldSo = shown === "" && first.state.awaiting === "person";
	const acts = others.filter(
		(one) => (one.kind === "request" && !isOffer(one)) || (one.kind === "ask-unknown" && !isToldSo),
	);
	if (acts.length === 0) return first;
	const { facts, suggested, topic } = first.state;
	const rest = respond(ground, acts, { ...ground.before, facts, suggested });
	const urls = new Set(first.sources.map(({ url }) => url));
	const sources = [...first.sources, ...rest.sources.filter(({ url }) => !urls.has(url))];
	return withText(
		{ ...rest, sources, state: { ...rest.state, topic } },
		joinText(shown || first.text, rest.text),
	);
}

function isOffer(command: Command): boolean {
	return command.kind === "request" && command.what === "offer-of-person";
}

function respond(ground: Ground, commands: readonly Command[], before: DialogueState = ground.before): Reply {
	const { guided, brand } = ground;
	const reply = replyTo({ commands, language: guided.language }, before, brand);
	// Whom nothing is asked of, the guided understanding alone decides.
	return { ...reply, state: { ...reply.state, audience: guided.state.audience } };
}

/** @returns the site's sentences for the entries that commands are sure of. */
export function answersIn(
	commands: readonly Command[],
	{ language }: Pick<Reply, "language">,
	brand: AssistantBrand,
): string[] {
	return commands
		.flatMap((command) => (isAnswer(command) ? command.entries : []))
		.flatMap((id) => findEntry(id, language)?.answer ?? [])
		.map((answer) => fillSentence(answer, {}, brand));
}

/** @returns a text as far as its last answer; empty when it holds none. */
export function cutAfterLastAnswer(text: string, answers: readonly string[]): string {
	const ends = answers.map((answer) => (text.includes(answer) ? text.indexOf(answer) + answer.length : 0));
	return text.slice(0, Math.max(0, ...ends));
}

/** A reply in other words. */
export function withText(reply: Reply, text: string): Reply {
	return { ...reply, text, state: { ...reply.state, lastText: text } };
}
