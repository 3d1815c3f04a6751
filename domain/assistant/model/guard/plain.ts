import { fold, isAscii } from "../../understand/text/text.ts";

// Marks that join, hide or turn letters: nothing a reader sees.
const unseen = /[\p{Cf}\p{Co}\p{Cn}\u115f\u1160\u3164]|[\ufe00-\ufe0e]|\u034f|\ufe0f/gu;

/** A model's text without what nobody sees. */
export function withoutUnseen(text: string): string {
	return text.toWellFormed().replace(unseen, "");
}

/** A text as it is meant to be read: one form of each letter and digit, folded, without accents. */
export function plainOf(text: string): string {
	if (isAscii(text)) return fold(text);
	const digits = withoutUnseen(text)
		.normalize("NFKC")
		.replace(/\p{Nd}/gu, (digit) => (/\d/.test(digit) ? digit : digitValue(digit)));
	return fold(digits).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

// The decimal digits of a script stand in a row that begins with its zero.
function digitValue(digit: string): string {
	const code = digit.codePointAt(0) ?? 0;
	let zero = code;
	while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
	return String((code - zero) % 10);
}
