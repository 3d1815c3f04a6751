import {
	type CountryCode,
	parseIncompletePhoneNumber,
	parsePhoneNumberFromString,
	validatePhoneNumberLength,
} from "libphonenumber-js/max";
import type { PhoneProblem } from "../../shared/contact.ts";
import type { Language } from "../../shared/language.ts";

/** `rest`: words or a second number behind the first, which the caller must not lose; else empty. */
export type PhoneRead =
	| { kind: "read"; phone: string; rest: string }
	| { kind: "unreadable"; problem: PhoneProblem };

/**
 * Builds the source of a pattern for an extension behind a number: "ext. 12", "x12", "#12", ";ext=12".
 * @param digits the extension itself, or what it may be. @returns it for a pattern with the flags `iu`.
 */
export function extensionPattern(digits = String.raw`\d{1,7}`): string {
	return String.raw`[\s,;(\p{Pd}]{0,4}(?:ext(?:ensi[oó]n)?|x|#|int(?:erno)?|anexo)[\s.:=#]{0,3}${digits}(?!\d)`;
}

const shape = new RegExp(
	String.raw`^[^\p{Nd}+(]*([+(\s]*\p{Nd}[\p{Nd}\s().\/\p{Pd}]*)(?:${extensionPattern(String.raw`(\d{1,7})`)})?([^]*)$`,
	"iu",
);
const madeUp = /(\d)\1{6}$/;
const secondNumber = /\s*\/\s*|\s+\p{Pd}\s+/u;

/**
 * Parses a phone number as a person wrote it. Only "+" or "00" opens another country's number; the country's own code is
 * read without them too: "57 300 123 4567" in Colombia.
 * @param countries to try when the number has no "+" or "00", likeliest first.
 * @returns E.164, with the extension as RFC 3966 writes it: "+576017441234;ext=12". Or why there is no such number.
 */
export function readPhone(typed: string, countries: readonly CountryCode[]): PhoneRead {
	const text = typed.normalize("NFKC").replace(/\p{DI}/gu, "");
	const [, digits = "", extension, rest = ""] = shape.exec(text) ?? [];
	const [first = ""] = digits.split(secondNumber);
	const all = dialled(digits);
	if (/^\p{L}+\p{Nd}/u.test(rest) && !/\s$/.test(digits)) return { kind: "unreadable", problem: "phone" };
	const withExtension = (one: string) => (extension ? `${one};ext=${extension}` : one);
	const number = numberOf(all, countries);
	if (number) return found(withExtension(number), rest);
	const firstNumber = numberOf(dialled(first), countries);
	if (firstNumber) return found(firstNumber, text.slice(text.indexOf(digits) + first.length));
	const problem = problemOf(all, countries);
	const foreign = problem === "phone" ? newForeignNumber(all, countries) : null;
	return foreign ? found(withExtension(foreign), rest) : { kind: "unreadable", problem };
}

function found(phone: string, behind: string): PhoneRead {
	return { kind: "read", phone, rest: /[\p{L}\p{Nd}]/u.test(behind) ? behind.trim() : "" };
}

/** Lists the countries a number without a code may be of for readers of a language, likeliest first. */
export function usualCountries(typed: string, language: Language): readonly CountryCode[] {
	const isAmerican = /^\s*(?:1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.]\d{4}/.test(typed);
	if (language === "es") return ["CO"];
	return isAmerican ? ["US", "CO"] : ["CO", "US"];
}

/** "+57300…" from "(0057) 300…", in ASCII digits. */
function dialled(part: string): string {
	return parseIncompletePhoneNumber(part)
		.replace(/^\+?00/, "+")
		.replace(/^\+521(?=\d{10}$)/, "+52");
}

function numberOf(digits: string, countries: readonly CountryCode[]): string | null {
	for (const country of countries) {
		// Mexico dropped these prefixes in 2019; many people still write them.
		const current = country === "MX" ? digits.replace(/^(?:521|01|04[45])(?=\d{10}$)/, "") : digits;
		const phone = parsePhoneNumberFromString(current, country);
		if (phone?.isValid() && !madeUp.test(phone.number)) return phone.number;
	}
	return null;
}

/** Another country's number of the right length that the library does not list: countries open new ranges. */
function newForeignNumber(digits: string, countries: readonly CountryCode[]): string | null {
	const phone = parsePhoneNumberFromString(digits);
	const isOwn = phone?.country && countries.includes(phone.country);
	return phone?.isPossible() && !isOwn && !madeUp.test(phone.number) ? phone.number : null;
}

function problemOf(digits: string, countries: readonly CountryCode[]): PhoneProblem {
	const few = [1, 2, 3];
	if (few.some((count) => numberOf(digits.slice(0, -count), countries))) return "phoneLong";
	const lengths = countries.map((country) => validatePhoneNumberLength(digits, country));
	if (lengths.includes(undefined)) return "phone";
	if (few.some((count) => numberOf(digits + "0".repeat(count), countries))) return "phoneShort";
	if (lengths.includes("TOO_LONG")) return "phoneLong";
	return lengths.includes("TOO_SHORT") ? "phoneShort" : "phone";
}

/** @param phone as `readPhone` returns it. @returns its country, e.g. "US", or null when there is none. */
export function countryOfPhone(phone: string): CountryCode | null {
	return parsePhoneNumberFromString(phone)?.country ?? null;
}

/**
 * Reads a phone anew as one of another country: "it's a Texas number".
 * @param phone as `readPhone` returns it. @returns it as that, or null where that country has no such number.
 */
export function phoneIn(country: CountryCode, phone: string): string | null {
	const { number, extension } = phoneParts(phone);
	const national = parsePhoneNumberFromString(number)?.nationalNumber ?? "";
	const moved = numberOf(national, [country]);
	return moved && (extension ? `${moved};ext=${extension}` : moved);
}

/** Splits a phone as `readPhone` returns it. @returns E.164, and the extension or null. */
export function phoneParts(phone: string): { number: string; extension: string | null } {
	const [number = "", extension = null] = phone.split(";ext=");
	return { number, extension };
}

/**
 * Groups a phone number as people read it out.
 * @param phone as `readPhone` returns it.
 * @returns e.g. "+57 300 123 4567" or "+57 601 744 1234 ext. 12"; an invalid number unchanged.
 */
export function writtenPhone(phone: string): string {
	const { number, extension } = phoneParts(phone);
	const formatted = parsePhoneNumberFromString(number)?.formatInternational() ?? number;
	// Colombians say the last seven digits in two groups; the library leaves them in one.
	const grouped = formatted.replace(/ (\d{3})(\d{4})$/, " $1 $2");
	return extension ? `${grouped} ext. ${extension}` : grouped;
}

/**
 * Writes a phone for other programs, of which few read RFC 3966.
 * @param phone as `readPhone` returns it. @returns E.164, an extension behind it as "ext. 12".
 */
export function exportedPhone(phone: string): string {
	return phone.replace(";ext=", " ext. ");
}

/**
 * Writes a phone for a spreadsheet, which would take a leading "+" for a formula and digits alone for a number.
 * @param phone as `readPhone` returns it. @returns e.g. "(+57) 300 123 4567".
 */
export function spreadsheetPhone(phone: string): string {
	return writtenPhone(phone).replace(/^\+\d+/, "($&)");
}
