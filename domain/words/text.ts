const longestSentence = 500;
const mostSentences = 12;
/** The longest part of a message that is read. What does not fit is an attack or a paste. */
const readableLength = 3_000;

// Control characters but newline and tab, zero-width and text-direction marks: invisible, and able to hide what is read.
const invisible = /[\p{Cc}\p{Cf}]/gu;
const fullWidth = /[！-～]/g;

/** The message as it can be read: bounded, well formed, without invisible characters, spaces settled. */
export function readable(message: string): string {
	return message
		.slice(0, readableLength)
		.toWellFormed()
		.normalize("NFC")
		.replace(/[\t\r]/g, " ")
		.replace(invisible, (mark) => (mark === "\n" ? mark : ""))
		.replace(fullWidth, (sign) => sign.normalize("NFKC"))
		.replace(/[’`´]/g, "'")
		.replace(
			/(?<![@.-])\b(mrs|mr|ms|dr|dra|sr|sra|srta|ing|lic|prof|engr|eng|arq|lcda|st|no)\.(?!\S{0,64}@)/giu,
			"$1",
		)
		.replace(/(?<=^|[ ,])(?:u[hm]+|e+h+m*),? /giu, "")
		.replace(/ {2,}/g, " ")
		.trim();
}

const plainLetters = /^[ -~\n]*$/;

/** Lower case without accents, letter for letter: an index in it is an index in the original. */
export function fold(text: string): string {
	if (plainLetters.test(text)) return text.toLowerCase();
	let folded = "";
	for (const letter of text) {
		const plain = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
		folded += plain.length === letter.length ? plain : letter;
	}
	return folded;
}

/** A word of a text, as it stands and folded, with where it stands. */
export type Word = { text: string; folded: string; from: number; to: number };

/** The words of a text; apostrophes and ampersands within one belong to it. */
export function wordsIn(text: string): Word[] {
	return [...text.matchAll(/[\p{L}\p{N}](?:[\p{L}\p{N}&]|['’-](?=\p{L}))*/gu)].map(({ 0: word, index }) => ({
		text: word,
		folded: fold(word),
		from: index,
		to: index + word.length,
	}));
}

/** A message's sentences: what stands between full stops, question marks and line breaks. A decimal point ends none. */
export function sentencesOf(message: string): string[] {
	return message
		.split(/(?<=[.!?…])\s+|\n+|(?<=[?!])(?=[\p{L}¿¡])/u)
		.map((sentence) => sentence.trim().slice(0, longestSentence))
		.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
		.slice(0, mostSentences);
}

/** One line without angle brackets, at most `length` characters: fit to be stored as a short fact. */
export function oneLine(text: string, length: number): string {
	const line = text.replace(/<[^<>]{0,200}>/g, " ").replace(/[<>\s]+/g, " ");
	return [...line.trim()].slice(0, length).join("").trim();
}

/** A 32-bit hash of a text (FNV-1a). */
export function hashOf(text: string): number {
	let hash = 0x811c9dc5;
	for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
	return hash >>> 0;
}

/**
 * Removes the invisible characters that change the direction of text (UAX #9). They could make a name read as another, or
 * a sentence as its opposite. Neither of the site's languages needs them.
 */
export function withoutDirectionMarks(text: string): string {
	return text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
}
