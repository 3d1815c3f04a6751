import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { asciiEmail } from "./email.ts";
import { extensionPattern, phoneParts } from "./phone.ts";

/** Joins letters of one address. A match behind it would be the end of a longer address. */
const within = String.raw`(?:[+&_'-]|\.(?!\.)){0,64}`;
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
	// A mail names a domain in ASCII.
	const spellings = [...new Set([address, asciiEmail(address)])].map(escaped).join("|");
	return new RegExp(`(?<!${letter}${within})(?:${spellings})(?!${further}?${letter})`, "giu");
}

/** A phone with an extension matches with it only, one without whatever its extension; none within a longer number. */
function phonePattern(phone: string): RegExp {
	const grouped = (digits: string) => digits.split("").join(gap);
	const { number, extension } = phoneParts(phone);
	const parsed = parsePhoneNumberFromString(number);
	const whole = String.raw`(?<!\d)(?:00${gap})?${grouped(number.replace(/\D/g, ""))}`;
	// After another country's code, the same digits are another number.
	const national = parsed && String.raw`(?<!\d)(?<!\+\d{1,3}${gap})0?${gap}${grouped(parsed.nationalNumber)}`;
	const end = extension ? extensionPattern(extension) : String.raw`(?!\d)`;
	return new RegExp(`(?:${[whole, national].filter(Boolean).join("|")})${end}`, "giu");
}

/** Tells whether a text contains one of the addresses or telephones (as `readPhone` returns them). */
export function isNamedIn(
	text: string,
	{ emails, phones }: Record<"emails" | "phones", readonly string[]>,
): boolean {
	return [...emails.map(addressPattern), ...phones.map(phonePattern)].some((one) => text.search(one) >= 0);
}

const address = new RegExp(
	String.raw`[\p{L}\p{N}+&_'-](?:[\p{L}\p{N}+&_'-]|\.(?!\.)){0,63}@${letter}+(?:${further}${letter}+)*`,
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
