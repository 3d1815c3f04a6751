import { forms } from "../../content/forms/list.ts";
import { industries } from "../../content/industries/list.ts";
import type { Language } from "../../shared/language.ts";
import { lists } from "../words/lists.ts";
import { holdsOffer, nameLooksLikeOffer } from "../words/offers.ts";
import { fold } from "../words/text.ts";
import type { Lead } from "./lead.ts";

/** Trade words that are also surnames, after a common first name ("Vincent Price"). */
const surname = / (?:price|cash|sales?|deal|penny|bonus|gift)$/i;
const longestCompany = 40;

/** Returns the first name when the assistant may say it: a short word of letters, and the name is no advertising. */
export function spokenName(name: string | null): string | null {
	const first = name?.split(" ").find((word) => !lists.titles.has(fold(word).replace(/\.$/, ""))) ?? "";
	return /^[\p{L}\p{M}'’-]{2,20}$/u.test(first) && isNoOffer(name ?? "") ? first : null;
}

/** Returns the full name when it may be printed under our brand: letters only, and no advertising. */
export function printedName(name: string | null): string | null {
	return name && /^[\p{L}\p{M}][\p{L}\p{M}'’. -]*$/u.test(name) && isNoOffer(name) ? name : null;
}

/**
 * Returns the company's name when the assistant may repeat it: without digits or symbols, it cannot pass for our claim.
 */
export function spokenCompany(company: string | null): string | null {
	const name = printedCompany(company);
	const short = name !== null && name.length <= longestCompany && name.split(" ").length <= 5;
	return short && /^\p{Lu}/u.test(name) && !/\p{N}/u.test(name) ? name : null;
}

/** Returns the company's name when it may be printed under our brand. */
export function printedCompany(company: string | null): string | null {
	const isWritten = /^[\p{L}\p{M}][\p{L}\p{M}\p{N}'’&., /-]*$/u.test(company ?? "");
	return company && isWritten && !holdsOffer(company) && !nameLooksLikeOffer(withoutNumber(company))
		? company
		: null;
}

/** Returns the name of the lead's industry in a language; null when it is unknown. */
export function industryName({ industry }: Pick<Lead, "industry">, language: Language): string | null {
	if (industry === "other") return forms[language].audit.industries.other;
	return industries.find(({ id }) => id === industry)?.text[language].name ?? null;
}

/** Removes one short number after a word, which may belong to a name: "Notaría 23 de Cali", "Gimnasio Fuerza 24/7". */
function withoutNumber(company: string): string {
	return company.replace(/(?<=\p{L} )\d{1,4}(?:\/\d{1,2})?(?![\p{L}\p{N}/.,])/u, "");
}

function isNoOffer(name: string): boolean {
	const isCommonName = lists.firstNames.has(fold(name.split(" ")[0] ?? ""));
	return !nameLooksLikeOffer(isCommonName ? name.replace(surname, "") : name);
}
