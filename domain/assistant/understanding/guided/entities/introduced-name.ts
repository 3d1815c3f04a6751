import { vocabulary } from "../../../../../content/assistant/vocabulary.ts";
import { fold, type Word } from "../text.ts";
import { capitalizeName, isEveryday, isPlainName, leadingName } from "./name.ts";
import { placesOf } from "./phrases.ts";

/** A person's name, where it and what introduces it begin in the text, and where its words end. */
export type NameFound = { name: string; opening: number; from: number; to: number; isStrong: boolean };

/** What introduces a name, the longest first. After a `weak` one ("soy") only what plainly is a name is taken. */
const introductions = vocabulary("introductions.name")
	.map((line) => ({
		words: fold(line.replace(/ ?[*^]$/, "")),
		weak: /[*^]$/.test(line),
		opensClause: line.endsWith("^"),
	}))
	.sort((a, b) => b.words.length - a.words.length);
const fillers = [...vocabulary("name-fillers")].sort((a, b) => b.length - a.length);

/** @returns the name that a sentence introduces ("me llamo Ana Ruiz", "hablar con leidy"), whosever it is, or null. */
export function findIntroducedName(sentence: string): NameFound | null {
	return introducedNames(sentence, false)[0] ?? null;
}

/** @returns all names that a sentence introduces, the ones with the longest introductions first. @param strictly without those that need not be the speaker's. */
export function introducedNames(sentence: string, strictly: boolean): NameFound[] {
	const folded = fold(sentence);
	return introductions.flatMap(({ words, weak, opensClause }) =>
		placesOf(folded, words).flatMap((opening) => {
			const before = folded.slice(0, opening);
			const isWithin = strictly && opensClause && !/(?:^|[,.;:!?\n])\s*$/.test(before);
			if (isWithin || /(?:^|[^\p{L}])(?:no|not)\s*$/u.test(before)) return [];
			const start = opening + words.length + fillerAt(sentence.slice(opening + words.length)).length;
			const name = leadingName(sentence.slice(start));
			const behind = name ? sentence.slice(start + name.to) : "";
			if (!name || (weak && !isPlainName(name.words) && !isJoinedName(name.words, behind))) return [];
			const [from, to] = [start + name.from, start + name.to];
			return [{ name: capitalizeName(name.text), opening, from, to, isStrong: !weak }];
		}),
	);
}

/** "A nombre de ella, Ana Ruiz": who it is before the name. "Ella" with a capital is one. */
function fillerAt(text: string): string {
	const filler = fillers.find((phrase) => fold(text).startsWith(` ${phrase}`) && !/^ \p{Lu}/u.test(text));
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
