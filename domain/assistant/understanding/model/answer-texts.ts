import type { Language } from "../../../../content/language.ts";
import type { Command } from "../../commands.ts";
import { findEntry } from "../../knowledge/entries.ts";
import { type Brand, fillSentence } from "../../say.ts";

/** @returns the site's sentences for the entries that commands are sure of. */
export function answersIn(commands: readonly Command[], language: Language, brand: Brand): string[] {
	return commands
		.flatMap((command) => (command.kind === "ask" && command.sure ? command.entries : []))
		.flatMap((id) => {
			const entry = findEntry(id, language);
			return entry ? [fillSentence(entry.answer, {}, brand)] : [];
		});
}

/** @returns a text as far as its last answer; empty when it holds none. */
export function upToAnswers(text: string, answers: readonly string[]): string {
	const ends = answers.map((answer) => (text.includes(answer) ? text.indexOf(answer) + answer.length : 0));
	return text.slice(0, Math.max(0, ...ends));
}
