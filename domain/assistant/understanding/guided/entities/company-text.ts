import { vocabulary } from "../../../../../content/assistant/vocabulary.ts";
import { oneLine, wordsIn } from "../text.ts";
import { speaksOfOneself } from "../voice.ts";
import { phraseAtHead, phrasesOf } from "./phrases.ts";
import { lists } from "./words.ts";

/** Words that join those of a name. */
export const joints: ReadonlySet<string> = new Set(vocabulary("company-joints"));
/** How many words a name has at most. */
export const longest = 6;
/** A second half of a name is so long: "obras y acabados del caribe". */
const longestHalf = 3;
const openers = phrasesOf("company-openers");

/** "Ya le dije, es Hotel Brisa": what opens a sentence is no part of the name. */
export function withoutOpeners(text: string): string {
	const opener = phraseAtHead(text, openers);
	return opener ? withoutOpeners(text.slice(opener.length).replace(/^[\s,:]+/, "")) : text;
}

/** What is called something goes to the end of its clause. */
export function clauseOf(text: string): string | null {
	const clause = withoutSecond(
		text.split(/[,;.!?\n(]| (?:pero|but|que|en|in|con|with|where|donde) /)[0]?.trim() ?? "",
	);
	const count = wordsIn(clause).length;
	return count > 0 && count <= longest ? clause : null;
}

/** "La tuerca y vendemos repuestos": what is joined to a name may tell something else. */
function withoutSecond(clause: string): string {
	const [first = "", ...more] = clause.split(/ (?:y|and) /);
	const words = wordsIn(more.join(" "));
	const named = words.filter(({ folded }) => !joints.has(folded));
	const isName = named.length <= longestHalf && named.every(({ folded }) => !lists.neverNames.has(folded));
	return isName && !speaksOfOneself(more.join(" ")) ? clause : first;
}

/** A text as a company's name; null where it has no word that could be of one. */
export function asCompany(text: string): string | null {
	const company = oneLine(text, 80);
	const words = wordsIn(company);
	if (!/\p{L}{2}/u.test(company) || words.length === 0) return null;
	const isTalk = words.every(({ folded }) => lists.neverNames.has(folded) || joints.has(folded));
	return isTalk ? null : company;
}
