import { findEmail } from "../assistant/understanding/guided/entities/email.ts";
import { findIntroducedName } from "../assistant/understanding/guided/entities/introduced-name.ts";
import { isKnownFirstName, wholeName } from "../assistant/understanding/guided/entities/name.ts";
import { lists } from "../assistant/understanding/guided/entities/words.ts";
import { fold, oneLine, readable, wordsIn } from "../assistant/understanding/guided/text.ts";
import { folded } from "../words/folded.ts";

/** Characters of a question that are stored, and that are read of one that is longer. */
const longest = 300;
const longestRead = 600;

/** What stands for personal data that was taken out. */
const mark = "…";

/** No name goes on behind it. */
const segmentEnd = /([,;|·()¿?¡!]|\.(?=\s|$))/u;
const address = /[^\s,;()]+@[^\s,;()]+/gu;
const handle = /\S*@\S*/gu;
const link = /(?:\p{L}+:\/\/|www\.)\S+/giu;
/** "hotelbrisa.com", "wa.me/57300". */
const site = /[\p{L}\p{N}][\p{L}\p{N}.-]*\.\p{L}{2,}(?:\/\S*)?/gu;
/** Seven digits and more, however they are grouped: telephones, identity documents, cards. */
const number = /[+(]{0,2}\p{Nd}(?:[^\p{L}\p{N}]{0,3}\p{Nd}){6,}/gu;

/**
 * Takes addresses, telephones, links and the names people give as theirs out of a question; "…" stands for each.
 * @returns one line of at most 300 characters.
 */
export function withoutPersonalData(question: string): string {
	const lines = beginningOf(readable(question)).split("\n");
	const nameless = lines.map((line) => withoutNames(oneLine(line, longestRead))).join(" ");
	const plain = withoutDictated(nameless.replace(address, mark))
		.replace(handle, mark)
		.replace(link, mark)
		.replace(site, (name) => (isSystem(name) ? name : mark))
		.replace(number, mark);
	return oneLine(plain, longest);
}

/** A question without accents, capitals and signs, so that one question written twice is the same. */
export function normalizedQuestion(question: string): string {
	const words = folded(question)
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean);
	// Letters that are taken apart become several, and the database indexes only so many.
	return oneLine(words.join(" "), longest);
}

/** As much of a text as is read, up to the end of a word: half an address would not be found. */
function beginningOf(text: string): string {
	return text.length <= longestRead ? text : text.slice(0, longestRead).replace(/\S*$/u, "");
}

function withoutNames(line: string): string {
	return line.split(segmentEnd).map(withoutNamesIn).join("");
}

function withoutNamesIn(segment: string): string {
	const given = givenName(segment);
	if (given)
		return withoutNamesIn(segment.slice(0, given.from)) + mark + withoutNamesIn(segment.slice(given.to));
	// "Ana Ruiz" alone, as under a letter.
	const name = wholeName(segment);
	return name && isKnownFirstName(name) ? segment.replace(/\S.*\S/u, mark) : segment;
}

/** Looks from each word on, because the first "soy" may introduce nobody: "soy de Cali y soy Ana". */
function givenName(text: string): { from: number; to: number } | null {
	for (const { from: start } of wordsIn(text)) {
		const found = findIntroducedName(text.slice(start));
		if (!found) continue;
		const [from, to] = [start + found.from, start + found.to];
		// "¿Se integran con Fudo?": behind "con" stand things as well.
		if (!/(?<!\p{L})con\s*$/iu.test(text.slice(0, from)) || isKnownFirstName(found.name)) return { from, to };
	}
	return null;
}

/** "monday.com": a system by its address. */
function isSystem(site: string): boolean {
	return !site.includes("/") && lists.systems.has(fold(site.split(".")[0] ?? ""));
}

/** Addresses that are mistyped or written out: "ana arroba brisa punto co". */
function withoutDictated(text: string): string {
	const found = findEmail(text);
	return found ? withoutDictated(text.replace(found.raw, mark)) : text;
}
