/** Longest part of a message that is read. What a person says in a chat fits; what does not is an attack or a paste. */
export const readableLength = 3_000;

// Control characters but newline and tab, zero-width and text-direction marks: invisible, and able to hide or reorder what is read.
const invisible = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** The message as it can be read: bounded, well formed, without invisible characters, spaces settled. */
export function clean(message: string): string {
	return message
		.slice(0, readableLength)
		.toWellFormed()
		.normalize("NFC")
		.replace(/[\t\r]/g, " ")
		.replace(invisible, (mark) => (mark === "\n" ? mark : ""))
		.replace(/ {2,}/g, " ")
		.trim();
}

/** Whether a text is of the plainest signs alone: each has one form, and none is unseen. */
export function isAscii(text: string): boolean {
	return /^[^\u0080-\uffff]*$/.test(text);
}

/** Lower case without accents, character for character: an index in it is an index in the original. */
export function fold(text: string): string {
	if (isAscii(text)) return text.replaceAll("`", "'").toLowerCase();
	let folded = "";
	for (let at = 0; at < text.length; at++) {
		const unit = text.charAt(at);
		if (unit === "’" || unit === "`" || unit === "´") folded += "'";
		else if (unit < "\u0080") folded += unit.toLowerCase();
		else {
			const plain = unit.normalize("NFD").charAt(0).toLowerCase();
			folded += plain.length === 1 ? plain : unit;
		}
	}
	return folded;
}

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
	return fold(text).match(/[\p{L}\p{N}']+/gu) ?? [];
}

/** One line, no angle brackets, at most `length` characters: fit to be stored as a short fact. */
export function oneLine(text: string, length: number): string {
	return Array.from(
		text
			.replace(/<[^<>]{0,200}>/g, " ")
			.replace(/[<>\s]+/g, " ")
			.trim(),
	)
		.slice(0, length)
		.join("")
		.trim();
}

/** Whether a text can be somebody saying something: at least one word that could be pronounced, and not one key held down. */
export function soundsLikeWords(text: string): boolean {
	const words = text.match(/\p{L}+/gu) ?? [];
	return words.some(isPronounceable);
}

function isPronounceable(word: string): boolean {
	const plain = fold(word);
	if (/[^a-z]/.test(plain)) return true;
	if (plain.length === 1) return false;
	if (/(.)\1{3,}/.test(plain)) return false;
	if (!/[aeiouy]/.test(plain)) return plain.length <= 3;
	return !/[bcdfghjklmnpqrstvwxz]{5,}/.test(plain) && !keyboardRuns.test(plain);
}

const keyboardRuns = /^qwe|^zxc|asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert|zxcv|xcvb|^asd|jaja|haha|lalala/;
