import { lists } from "../assistant/understanding/guided/entities/words.ts";
import { fold } from "../assistant/understanding/guided/text.ts";
import { holdsOffer, namesOffer } from "../words/offers.ts";

/** Words of trade that are also surnames: after an everyday first name they are one ("Vincent Price"). */
const surname = / (?:price|cash|sales?|deal|penny|bonus|gift)$/i;
const longestCompany = 40;

/** The first name, when it can be said aloud: a short word of letters, of a name that is no offer. */
export function spokenName(name: string | null): string | null {
	const first = name?.split(" ").find((word) => !lists.titles.has(fold(word).replace(/\.$/, ""))) ?? "";
	return /^[\p{L}\p{M}'’-]{2,20}$/u.test(first) && isPersonal(name ?? "") ? first : null;
}

/** The whole name, when it can be printed under our brand: letters, and no offer. */
export function printedName(name: string | null): string | null {
	return name && /^[\p{L}\p{M}][\p{L}\p{M}'’. -]*$/u.test(name) && isPersonal(name) ? name : null;
}

/** The company's name, when repeating it cannot pass for a claim of ours: short, without figures or marks. */
export function spokenCompany(company: string | null): string | null {
	const name = printedCompany(company);
	const short = name !== null && name.length <= longestCompany && name.split(" ").length <= 5;
	return short && /^\p{Lu}/u.test(name) && !/\p{N}/u.test(name) ? name : null;
}

/** The company's name, when it can be printed under our brand. */
export function printedCompany(company: string | null): string | null {
	const isWritten = /^[\p{L}\p{M}][\p{L}\p{M}\p{N}'’&., /-]*$/u.test(company ?? "");
	return company && isWritten && !holdsOffer(company) && !namesOffer(withoutNumber(company)) ? company : null;
}

/** One short number behind a word is part of a name: "Notaría 23 de Cali", "Gimnasio Fuerza 24/7". */
function withoutNumber(company: string): string {
	return company.replace(/(?<=\p{L} )\d{1,4}(?:\/\d{1,2})?(?![\p{L}\p{N}/.,])/u, "");
}

function isPersonal(name: string): boolean {
	const known = lists.firstNames.has(fold(name.split(" ")[0] ?? ""));
	return !namesOffer(known ? name.replace(surname, "") : name);
}
