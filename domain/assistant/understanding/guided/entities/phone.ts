import { findPhoneNumbersInText, parsePhoneNumberFromString } from "libphonenumber-js/max";
import type { DialCountry } from "../../../../../content/assistant/countries.ts";
import type { Language } from "../../../../../content/language.ts";
import { readPhone } from "../../../../contact/phone.ts";
import { fold, wordsIn } from "../text.ts";
import { isMoneyWord } from "./words.ts";

/** A telephone in a message, E.164, or what looks like one and cannot be, or may be of several countries. `raw` is what was typed. */
export type PhoneFound = { raw: string; number: string | null; readings?: readonly string[] };

const candidates = /[+(]{0,2}\d[\d\s().-]{5,22}\d/g;
const cue =
	/\b(?:tel|telefono|cel|celular|movil|whatsapp|wa|phone|cell|mobile|numero|number|call|ring|text)\b[^\d]{0,15}$/;

/**
 * @param expected whether one was just asked for: then a number that cannot be one is said to be wrong.
 * @returns the last telephone of a message: Colombian unless it says otherwise, in English American where it is written so.
 * @param country where they said they are.
 */
export function findPhone(
	message: string,
	language: Language,
	expected: boolean,
	country: DialCountry | null = null,
): PhoneFound | null {
	const found = findPhoneNumbersInText(message, { defaultCountry: "CO", extended: false });
	const international = found.filter(({ number }) => number.number.startsWith("+")).at(-1);
	let unreadable: PhoneFound | null = null;
	for (const { 0: raw, index } of [...message.matchAll(candidates)].reverse()) {
		const before = fold(message.slice(Math.max(0, index - 30), index));
		const after = wordsIn(message.slice(index + raw.length, index + raw.length + 20))[0]?.folded ?? "";
		if (/[$€£]\s*$/.test(before) || isMoneyWord(after)) continue;
		const usual = numberIn(raw, language);
		const number = (country && !raw.startsWith("+") && readPhone(raw, [country])) || usual;
		if (number && usual && number !== usual) return { number: null, raw, readings: [number, usual] };
		if (number) return { number, raw };
		const isMeant = cue.test(before) || (expected && !/^\d{1,3}(?:[.,]\d{3})+$/.test(raw));
		if (isMeant || raw.startsWith("+")) unreadable ??= { number: null, raw };
	}
	const foreign = [...message.matchAll(/\+\d[\d\s().-]{6,20}\d/g)].at(-1)?.[0];
	const possible = foreign ? parsePhoneNumberFromString(foreign) : undefined;
	if (foreign && possible?.isPossible()) return { number: possible.number, raw: foreign };
	if (international) {
		const { number, startsAt, endsAt } = international;
		return { number: number.number, raw: message.slice(startsAt, endsAt) };
	}
	return unreadable;
}

function numberIn(raw: string, language: Language): string | null {
	const digits = raw.replace(/\D/g, "");
	const looksAmerican = /^(?:1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.]\d{4}$/.test(raw);
	const american = () => (/^1?\d{10}$/.test(digits) ? readPhone(`+1${digits.slice(-10)}`) : null);
	if (language === "en" && looksAmerican) return american() ?? readPhone(raw);
	return readPhone(raw) ?? (language === "en" ? american() : null);
}
