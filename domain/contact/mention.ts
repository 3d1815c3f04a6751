import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/** What may stand within an address between its letters, so that what follows is the rest of a longer one. */
const within = String.raw`(?:[+_'-]|\.(?!\.)){0,64}`;
/** An address that goes on: a sentence's dot has nothing behind it. */
const further = "(?:[._]|-+)";
const letter = String.raw`[\p{L}\p{N}]`;
/** What people write between the digits of a number. */
const gap = String.raw`[\s().\/-]{0,3}`;

/**
 * Finds an address in a text where it stands for itself: "ana@x.co" is in no "mariana@x.co", "ana@x.com" or
 * "luis.ana@x.co".
 * @returns a pattern for `replace`, `matchAll` and `search`, whatever the letters' case.
 */
export function addressPattern(address: string): RegExp {
	return new RegExp(`(?<!${letter}${within})${escaped(address)}(?!${further}?${letter})`, "giu");
}

/**
 * Finds a telephone in a text however its digits are grouped, with its country or without, and in no longer number.
 * @param phone E.164. @returns a pattern for `replace`, `matchAll` and `search`.
 */
export function phonePattern(phone: string): RegExp {
	const grouped = (digits: string) => digits.split("").join(gap);
	const known = parsePhoneNumberFromString(phone);
	const whole = String.raw`(?<!\d)(?:00${gap})?${grouped(phone.replace(/\D/g, ""))}`;
	// Without its country it is no number of another one.
	const national = known && String.raw`(?<!\d)(?<!\+\d{1,3}${gap})0?${gap}${grouped(known.nationalNumber)}`;
	return new RegExp(String.raw`(?:${[whole, national].filter(Boolean).join("|")})(?!\d)`, "gu");
}

/** Whether an address or a telephone (E.164) stands in a text. */
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

/** Every address that stands in a text, in small letters: what `addressPattern` would find there. */
export function addressesIn(text: string): string[] {
	const found = text.toLowerCase().match(address) ?? [];
	// What stands before the first letter may be the text's: "-ana@x.co" in a list, 'ana@x.co' between quotes.
	return [...new Set(found.flatMap((one) => [one, one.replace(/^[^\p{L}\p{N}]+/u, "")]))];
}

function escaped(text: string): string {
	return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

/** The text with a "…" in the place of each of these addresses. */
export function withoutMentions(text: string, emails: readonly string[]): string {
	return emails.reduce((left, email) => left.replace(addressPattern(email), "…"), text);
}
