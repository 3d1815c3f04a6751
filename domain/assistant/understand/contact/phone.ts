import type { Language } from "../../../../content/language.ts";
import { readPhone } from "../../../contact/phone.ts";
import { fold } from "../text/text.ts";

/** What a message holds of a phone number: a valid one (E.164), one that cannot be, or none. */
export type PhoneHeard =
	| { kind: "number"; number: string; raw: string }
	| { kind: "invalid"; raw: string }
	| null;

const candidates = /[+(]{0,2}\d[\d\s().\-/]{4,24}\d/g;
const cue =
	/\b(?:tel|telefono|cel|celular|movil|whatsapp|whats|wa|phone|cell|mobile|numero|number|llamame|escribeme|(?:call|text|ring|reach|phone|message) (?:me|us)(?: on| at)?|fijo)\b[^\d+]{0,20}$/;
const notAPhone =
	/^\s*(?:(?:a|per) (?:month|week|year)|monthly|al mes|por mes|mensual(?:es)?|anuales|millones|millon|mil|pesos|cop|usd|dolares|dollars|euros|eur|k|m|%|empleados|personas|people|employees|clientes|customers)\b/;
const moneyBefore =
	/(?:[$€£]|usd|cop|eur|\b(?:presupuesto|budget)(?:'s)?(?: (?:es|is|de|of|seria|around|about))*)\s*$/;

/** Reads the phone number in a message: Colombian unless it says otherwise, in English American too. `expected`: a phone was just asked for. */
export function hearPhone(message: string, expected: boolean, language: Language = "es"): PhoneHeard {
	const folded = fold(message);
	let invalid: string | null = null;
	for (const found of message.matchAll(candidates)) {
		const raw = found[0].trim();
		const before = folded.slice(Math.max(0, found.index - 40), found.index);
		const after = folded.slice(found.index + found[0].length);
		if (moneyBefore.test(before) || notAPhone.test(after) || /[\w@]$/.test(before)) continue;
		const number = language === "en" ? readOnEnglishPage(raw) : readPhone(raw);
		if (number) return { kind: "number", number, raw };
		const digits = raw.replace(/\D/g, "").length;
		if (
			digits >= 6 &&
			(raw.startsWith("+") || cue.test(before) || (expected && !/^\d{1,3}(?:[.,]\d{3})+$/.test(raw)))
		)
			invalid ??= raw;
	}
	return invalid === null ? shortNumber(folded) : { kind: "invalid", raw: invalid };
}

/** Colombian or American: written the American way, it is read as that first. */
function readOnEnglishPage(raw: string): string | null {
	const digits = raw.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
	const asAmerican = () => (digits.length === 10 ? readPhone(`+1${digits}`) : null);
	const [, country] = national.find(([form]) => form.test(raw)) ?? [];
	if (country) return readPhone(raw, [country]);
	return american.test(raw) ? (asAmerican() ?? readPhone(raw)) : (readPhone(raw) ?? asAmerican());
}

/** Forms that one country alone writes: a British and an Australian mobile. */
const national: readonly (readonly [RegExp, "GB" | "AU"])[] = [
	[/^07\d{3}[ -]?\d{3}[ -]?\d{3}$/, "GB"],
	[/^04\d{2} \d{3} \d{3}$/, "AU"],
];
const american = /^(?:1[ .-])?(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.]\d{4}$/;

const lastDigits =
	/\b(?:(?:mine|it|number|phone|cell|mobile|that|mio|el mio|numero) )?(?:ends? (?:in|with)|termina en|acaba en|(?:the )?last (?:two|three|four|2|3|4)(?: digits| numbers)?(?: are| is| should be)|(?:los )?ultim[oa]s (?:dos|tres|cuatro|2|3|4)(?: digitos| numeros| cifras)?(?: son| es))(?: actually| really)? (\d{2,4})\b/;

/** A known number with the end that a correction gives it: "mine ends in 0138". Null when none is given. Folded. */
export function withItsEnd(known: string, folded: string): string | null {
	const end = folded.match(lastDigits)?.[1];
	return end === undefined ? null : readPhone(known.slice(0, -end.length) + end);
}

/** "mi cel es 300": said to be a phone, too short to be one. */
function shortNumber(folded: string): PhoneHeard {
	const found = folded.match(
		/\b(?:tel|telefono|cel|celular|movil|phone|cell|mobile)(?: (?:es|is|number is))?:? (\d{1,6})(?![\d\s.]*\d)/,
	);
	return found?.[1] ? { kind: "invalid", raw: found[1] } : null;
}
