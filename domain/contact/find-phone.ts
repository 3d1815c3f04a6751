import type { CountryCode } from "libphonenumber-js/max";
import type { DialCountry } from "../../content/assistant/countries.ts";
import type { PhoneProblem } from "../../shared/contact.ts";
import type { Language } from "../../shared/language.ts";
import { isMoneyWord } from "../words/lists.ts";
import { fold, wordsIn } from "../words/text.ts";
import { extensionPattern, readPhone, usualCountries } from "./phone.ts";
import { findNumberCountry } from "./phone-country.ts";

/** A telephone in a message, or what looks like one and cannot be, or may be of several countries. `raw` is what was typed. */
type PhoneFound = {
	raw: string;
	phone?: string;
	problem?: PhoneProblem;
	readings?: readonly string[];
};

const candidates = new RegExp(
	String.raw`[+(]{0,2}\p{Nd}[\p{Nd}\s().\p{Pd}]{5,22}\p{Nd}(?:${extensionPattern()})?`,
	"giu",
);
const cue =
	/\b(?:tel|telefono|cel|celular|movil|whatsapp|wa|phone|cell|mobile|numero|number|call|ring|text)\b[^\d]{0,15}$/;

const otherCountries: Record<Language, readonly CountryCode[]> = {
	es: ["MX", "PE", "EC", "CL", "AR", "ES", "PA"],
	en: ["GB", "IE", "AU"],
};
const mostReadings = 3;
const shortRange = /^\d{1,3} ?\p{Pd} ?\d{1,3}$/u;

function foreignReadings(raw: string, language: Language): string[] {
	// At home British, Irish and Australian numbers begin with a 0.
	if (language === "en" && !/^\D*0/.test(raw)) return [];
	const reads = otherCountries[language].map((country) => readPhone(raw, [country]));
	return reads.flatMap((read) => (read.kind === "read" ? read.phone : [])).slice(0, mostReadings);
}

/**
 * @param expected whether one was just asked for: then a number that cannot be one is said to be wrong.
 * @param country where they said they are.
 * @returns the last telephone of a message: Colombian unless it says otherwise, in English American where it is written so.
 */
export function findPhone(
	message: string,
	language: Language,
	expected: boolean,
	country: DialCountry | null = null,
): PhoneFound | null {
	let unreadable: PhoneFound | null = null;
	const own = findNumberCountry(message, false);
	for (const { 0: raw, index } of [...message.matchAll(candidates)].reverse()) {
		const before = fold(message.slice(Math.max(0, index - 30), index));
		const after = wordsIn(message.slice(index + raw.length, index + raw.length + 20))[0]?.folded ?? "";
		if (/[$€£]\s*$/.test(before) || isMoneyWord(after)) continue;
		if (shortRange.test(raw) && !cue.test(before)) continue;
		const usual = usualCountries(raw, language);
		const either = usual[0] === "CO" ? usual.map((one) => [one]) : [usual];
		const isAbroad = language === "en" && country !== "CO";
		const known = country && (isAbroad ? [[country, "US" as const]] : [[country], usual.slice(0, 1)]);
		const possible = known ?? either;
		const countries = own ? [[own]] : possible;
		const reads = countries.map((some) => readPhone(raw, some));
		const phones = [...new Set(reads.flatMap((read) => (read.kind === "read" ? read.phone : [])))];
		if (phones.length > 1) return { raw, readings: phones };
		if (phones[0]) return { raw, phone: phones[0] };
		const isMeant = cue.test(before) || (expected && !/^\d{1,3}(?:[.,]\d{3})+$/.test(raw));
		const [problem] = reads.flatMap((read) => (read.kind === "read" ? [] : read.problem));
		const readings = isMeant && problem === "phone" ? foreignReadings(raw, language) : [];
		if (readings.length > 0) return { raw, readings };
		if (isMeant || raw.startsWith("+")) unreadable ??= { raw, problem };
	}
	return unreadable;
}
