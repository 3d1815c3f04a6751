import type { LikelyRequest } from "../../../../shared/conversation.ts";
import { holdsWord, wordPattern } from "../../../words/phrases.ts";
import type { Command } from "../../commands.ts";
import { confidenceOf, type Part } from "./reading.ts";

/** The least confidence at which an act with consequences is carried out; below, it is offered. Measured (docs/quality.md). */
const leastSure: ReadonlyMap<string | null, number> = new Map([
	["erase-data", 0.9],
	["stop-contact", 0.9],
	["request-person", 0.985],
	["call", 0.93],
	["complaint", 0.93],
	["change-language", 0.8],
]);
/** Literal phrases for each act, and the least confidence at which they are trusted. */
const literal: Readonly<Record<LikelyRequest, { words: RegExp; least: number }>> = {
	"erase-data": { words: wordPattern("literal.erase-data"), least: 0.75 },
	"stop-contact": { words: wordPattern("literal.stop-contact"), least: 0.6 },
	person: { words: wordPattern("literal.person"), least: 0.85 },
};

/**
 * An act as it stands, or the offer of it where it has consequences and is not sure. @param givesContact the message gives
 * its writer's own address or telephone: who does so is hardly leaving, unless the words are literal.
 */
export function requireCertainty(
	act: Command,
	{ label, guesses, text }: Part,
	givesContact: boolean,
): Command {
	const offered = likelyRequestFor(act);
	if (offered === null) return act;
	const guess = guesses.find((one) => one.label === label);
	const confidence = guess ? confidenceOf(guess) : 0;
	const { words, least } = literal[offered];
	const isLiteral = holdsWord(text, words);
	if (isLiteral ? confidence >= least : !givesContact && confidence >= (leastSure.get(label) ?? 0))
		return act;
	const complains = act.kind === "complain";
	return {
		kind: "likely-request",
		request: offered,
		complains,
		...("when" in act && { when: act.when }),
	};
}

function likelyRequestFor(act: Command): LikelyRequest | null {
	if (act.kind === "complain") return "person";
	if (act.kind !== "request") return null;
	if (act.what === "person" || act.what === "call") return "person";
	return act.what === "erase-data" || act.what === "stop-contact" ? act.what : null;
}
