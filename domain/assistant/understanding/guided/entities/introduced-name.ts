import { vocabulary } from "../../../../../content/assistant/vocabulary.ts";
import { lists } from "../../../../words/lists.ts";
import { phraseAtHead, phrasesOf, placesOf } from "../../../../words/phrases.ts";
import { fold, type Word, wordsIn } from "../../../../words/text.ts";
import { capitalizeName, isEveryday, isKnownFirstName, isPlainName, leadingName } from "./name.ts";

/** A person's name, its place in the text, and the place of the words that introduce it. */
type NameFound = { name: string; opening: number; from: number; to: number };

/** Phrases that introduce a name, the longest first. After a `weak` one ("soy") only an unmistakable name is taken. */
const introductions = vocabulary("introductions.name")
	.map((line) => ({
		words: fold(line.replace(/ ?[*^]$/, "")),
		weak: /[*^]$/.test(line),
	}))
	.sort((a, b) => b.words.length - a.words.length);
const fillers = [...vocabulary("name-fillers")].sort((a, b) => b.length - a.length);
const longestFiller = fillers[0]?.length ?? 0;
const denied = /(?<!\p{L})not?\s*$/u;

/** @returns the name that a sentence introduces ("me llamo Ana Ruiz", "hablar con leidy"), whosever it is, or null. */
export function findIntroducedName(sentence: string): NameFound | null {
	const folded = fold(sentence);
	for (const { words, weak } of introductions)
		for (const opening of placesOf(folded, words)) {
			if (denied.test(folded.slice(Math.max(0, opening - 12), opening))) continue;
			const start = opening + words.length + fillerAt(sentence.slice(opening + words.length)).length;
			const name = leadingName(sentence.slice(start));
			const behind = name ? sentence.slice(start + name.to) : "";
			if (!name || (weak && !isPlainName(name.words) && !isJoinedName(name.words, behind))) continue;
			return { name: capitalizeName(name.text), opening, from: start + name.from, to: start + name.to };
		}
	return null;
}

const own = phrasesOf("introductions.own");
const ownWords = own.filter((line) => !line.endsWith("*"));
const beings = own.flatMap((line) => (line.endsWith("*") ? [line.replace(/ \*$/, "")] : []));

/** @returns the name that somebody gives as their own ("my name is Katrin", "soy la Dra. Mora"), or null. */
export function findOwnName(sentence: string): string | null {
	const found = findIntroducedName(sentence);
	const ahead = found ? sentence.slice(found.opening, found.from) : "";
	const isTitled = wordsIn(ahead).some(({ folded }) => lists.titles.has(folded));
	const isOwn =
		phraseAtHead(ahead, isKnownFirstName(found?.name ?? "") ? [...ownWords, ...beings] : ownWords) !== "";
	return found && (isTitled || isOwn) ? found.name : null;
}

/** "A nombre de ella, Ana Ruiz": who it is before the name. "Ella" with a capital is one. */
function fillerAt(text: string): string {
	const head = fold(text.slice(0, longestFiller + 1));
	const filler = fillers.find((phrase) => head.startsWith(` ${phrase}`) && !/^ \p{Lu}/u.test(text));
	const end = filler ? filler.length + 1 : 0;
	return /^[\p{L}\p{N}]/u.test(text.slice(end))
		? ""
		: text.slice(0, end) + (text.slice(end).match(/^,/)?.[0] ?? "");
}

/** "I'm Saoirse with…", "soy Yuliet, de…": a rare name by itself, that something follows as it follows names. */
function isJoinedName([first, second]: readonly Word[], behind: string): boolean {
	if (!first || second || !/^\p{Lu}\p{Ll}{2,}$/u.test(first.text) || isEveryday(first.folded)) return false;
	return /^(?:,| from | with | at | de | del | con | here)/iu.test(behind);
}
