import { findIntroducedName } from "../assistant/understanding/guided/entities/introduced-name.ts";
import { isKnownFirstName, wholeName } from "../assistant/understanding/guided/entities/name.ts";
import { findEmail } from "../contact/find-email.ts";
import { lists } from "../words/lists.ts";
import { plainLower } from "../words/plain.ts";
import { fold, oneLine, readable, wordsIn } from "../words/text.ts";

/** The most characters that are stored of a question, and that are read of a longer one. */
const longest = 300;
const longestRead = 600;

const mark = "…";

const segmentEnd = /([,;|·()¿?¡!]|\.(?=\s|$))/u;
const address = /[^\s,;()]+@[^\s,;()]+/gu;
const handle = /(?<!\S)\S*@\S*/gu;
const link = /(?:\p{L}+:\/\/|www\.)\S+/giu;
/** "hotelbrisa.com", "wa.me/57300". */
const site = /[\p{L}\p{N}][\p{L}\p{N}.-]*\.\p{L}{2,}(?:\/\S*)?/gu;
/** Seven or more digits, however grouped: telephones, identity documents, cards. */
const number = /[+(]{0,2}\p{Nd}(?:[^\p{L}\p{N}]{0,3}\p{Nd}){6,}/gu;
/** "¿Se integran con Fudo?": after "con" a name may be a product's, unless a person is spoken to. */
const mayNameProduct = /(?<!(?:habl|comuni|convers|reun|cita)\p{L}*\s+)(?<!\p{L})con\s*$/iu;

/**
 * Replaces addresses, telephones, links and introduced names in a question by "…".
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

/** Normalises a question, ignoring accents, case and punctuation, so that repeats are equal. */
export function normalizedQuestion(question: string): string {
	const words = plainLower(question)
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean);
	// Folding can lengthen a text, and the database limits the length of an index entry.
	return oneLine(words.join(" "), longest);
}

/** Cuts a text at the end of a word: half an address would not be recognised. */
function beginningOf(text: string): string {
	return text.length <= longestRead ? text : text.slice(0, longestRead).replace(/\S*$/u, "");
}

function withoutNames(line: string): string {
	return line.split(segmentEnd).map(withoutNamesIn).join("");
}

function withoutNamesIn(segment: string): string {
	const introduced = introducedName(segment);
	if (introduced)
		return (
			withoutNamesIn(segment.slice(0, introduced.from)) + mark + withoutNamesIn(segment.slice(introduced.to))
		);
	const name = wholeName(segment);
	return name && isKnownFirstName(name) ? segment.replace(/\S.*\S/u, mark) : segment;
}

/** Searches from each word on, because the first "soy" may introduce no name: "soy de Cali y soy Ana". */
function introducedName(text: string): { from: number; to: number } | null {
	for (const { from: start } of wordsIn(text)) {
		const name = findIntroducedName(text.slice(start));
		if (!name) continue;
		const [from, to] = [start + name.from, start + name.to];
		if (!mayNameProduct.test(text.slice(0, from)) || isKnownFirstName(name.name)) return { from, to };
	}
	return null;
}

function isSystem(site: string): boolean {
	return !site.includes("/") && lists.systems.has(fold(site.split(".")[0] ?? ""));
}

/** Removes addresses that are mistyped or spelled out: "ana arroba brisa punto co". */
function withoutDictated(text: string): string {
	const email = findEmail(text);
	return email && text.includes(email.raw) ? withoutDictated(text.replace(email.raw, mark)) : text;
}
