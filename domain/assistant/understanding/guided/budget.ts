import type { Language } from "../../../../shared/language.ts";
import { readingsOf } from "../../../money/amounts.ts";
import { holdsPhrase, phrasesOf } from "../../../words/phrases.ts";
import { fold } from "../../../words/text.ts";
import type { Command } from "../../commands.ts";
import type { DialogueState } from "../../dialogue/state.ts";
import type { Span } from "./tagger/tag-message.ts";

const notToSpend = phrasesOf("not-to-spend");
const nearly = /(?:\s(?:como|unos|unas|casi|solo|ni|about|around|almost|even))+$/;
const bounds = ["mas de", "sino", "arriba de", "more than", "over", "above", "beyond"];

/** "No tengo 5 millones", "vendemos unos 300 millones": a sum that nobody offers to spend; "no tengo más de 5" is one. */
export function isUnspent({ tag, text: value, from }: Span, text: string): boolean {
	const figure = from + Math.max(0, value.search(/[$€£]?\d/));
	const before = fold(text.slice(0, figure).trimEnd());
	const opening = before.replace(nearly, "");
	const isUnspent = notToSpend.some((phrase) => new RegExp(`(?<![\\p{L}])${phrase}$`, "u").test(opening));
	return tag === "budget" && isUnspent && !holdsPhrase(value, bounds);
}

/** Asks what "15.000" means instead of guessing. After that question, the amount is taken as it is written. */
export function askWhichAmount(
	command: Command,
	text: string,
	language: Language,
	{ choices }: DialogueState,
): Command {
	if (!("value" in command) || !("fact" in command) || command.fact !== "budget" || command.value === null)
		return command;
	const readings = readingsOf(command.value, text, language);
	const wasAsked = readings.every((reading) => choices.some(({ label }) => label === reading));
	return wasAsked ? command : { kind: "ambiguous-budget", readings };
}
