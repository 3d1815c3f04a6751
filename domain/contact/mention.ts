import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/** Joins letters of one address. A match behind it would be the end of a longer address. */
const within = String.raw`(?:[+_'-]|\.(?!\.)){0,64}`;
/** Continues an address when a letter follows. A full stop at the end of a sentence does not. */
const further = "(?:[._]|-+)";
const letter = String.raw`[\p{L}\p{N}]`;
const gap = String.raw`[\s().\/-]{0,3}`;

/**
 * Builds a pattern that finds a whole address: "ana@x.co" does not match in "mariana@x.co", "ana@x.com" or
 * "luis.ana@x.co".
 * @returns a global pattern that ignores case.
 */
export function addressPattern(address: string): RegExp {
	return new RegExp(`(?<!${letter}${within})${escaped(address)}(?!${further}?${letter})`, "giu");
}

/**
 * Builds a pattern that finds a telephone, however its digits are grouped, with or without its country code. It does
 * not match within a longer number.
 * @param phone E.164. @returns a global pattern.
 */
export function phonePattern(phone: string): RegExp {
	const grouped = (digits: string) => digits.split("").join(gap);
	const parsed = parsePhoneNumberFromString(phone);
	const whole = String.raw`(?<!\d)(?:00${gap})?${grouped(phone.replace(/\D/g, ""))}`;
	// After another country's code, the same digits are another number.
	const national = parsed && String.raw`(?<!\d)(?<!\+\d{1,3}${gap})0?${gap}${grouped(parsed.nationalNumber)}`;
	return new RegExp(String.raw`(?:${[whole, national].filter(Boolean).join("|")})(?!\d)`, "gu");
}

/** Tells whether a text contains one of the addresses or telephones (E.164). */
export function isNamedIn(
	text: string,
	{ emails, phones }: Record<"emails" | "phones", readonly string[]>,
): boolean {
	return [...emails.map(addressPattern), ...phones.map(phonePattern)].some((one) => text.search(one) >= 0);
}

const address = new RegExp(
	String.raw`[\p{L}\p{N}+_'-](?:[\p{L}\p{N}+_'-]|\.(?!\.)){0,63}@${letter}+(?:${further}${letter}+)*`,
	"gu",
);

/** Lists every address in a text, in lower case: all that `addressPattern` could find there. */
export function addressesIn(text: string): string[] {
	const matches = text.toLowerCase().match(address) ?? [];
	// Leading punctuation may belong to the text, so both readings are listed: "-ana@x.co" in a list, 'ana@x.co' between quotes.
	return [...new Set(matches.flatMap((one) => [one, one.replace(/^[^\p{L}\p{N}]+/u, "")]))];
}

function escaped(text: string): string {
	return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

/** The text with a "…" in the place of each of these addresses. */
export function withoutMentions(text: string, emails: readonly string[]): string {
	return emails.reduce((left, email) => left.replace(addressPattern(email), "…"), text);
}
