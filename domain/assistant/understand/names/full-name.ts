import type { Segment } from "../text/segments.ts";
import { wordsOf } from "../text/text.ts";
import { businessWords } from "../trade/businesses.ts";
import { hearIndustry } from "../trade/industry.ts";
import { isWrittenAsName } from "./bare-company.ts";
import { bareName } from "./bare-name.ts";
import { isTelling } from "./company-name.ts";
import { isPlace, standsAlone } from "./own-standing.ts";

/** A person's full name written out where something else was asked, and the company written beside it. */

const capitals = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2}[ .!]*$/u;

/** "Prashant Deshmukh": two or three capitalised words that are no trade, place or firm. */
export function fullName(segment: Segment | undefined): string | null {
	if (!segment || segment.question || !capitals.test(segment.text) || isPlace(segment.text)) return null;
	const name = bareName(segment);
	const words = name ? wordsOf(name) : [];
	const whole = name !== null && segment.text.startsWith(name) && words.every(isTelling);
	if (!whole || words.length < 2 || words.some((word) => businessWords.has(word))) return null;
	return hearIndustry(segment.text, false) === null && standsAlone(segment) === null ? name : null;
}

/** How family names end or begin wherever they are from: "Deshmukh", "O'Hara", "Petrov". */
const family =
	/ (?:(?:mc|mac|o'|fitz)[a-z]{3,}|[a-z']{2,}(?:ez|ssen|sson|sen|rson|nson|ov|ova|sky|ski|ska|vich|vic|yan|mukh|wala|nath|swamy|pillai|shvili|opoulos|idis|etti|ucci|oglu|enko|chuk|escu|singh|bhai|kumar))$/;

/** Whether the last of two names can be but a family's. */
export function endsInFamilyName(name: string): boolean {
	return family.test(` ${wordsOf(name).join(" ")}`);
}

/** What somebody is, or how they close: no part of a company's name. Folded. */
export const calling =
	/\b(?:manager|director|owner|founder|president|officer|assistant|coordinator|head|lead|regards|wishes|thanks|gerente|directora?|duen[oa]|coordinadora?|gracias|city|county)\b/;

/** "Keisha Ramdeen, Full Plate Trinidad": three capitalised words after a full name are no place and no calling. */
export function companyBeside(segments: readonly Segment[], name: string): string | null {
	const [first, next, ...more] = segments;
	if (!first || !next || more.length > 0 || next.question || first.text !== name || !name.includes(" "))
		return null;
	const text = next.text.replace(/[.!\s]+$/, "");
	const words = wordsOf(text);
	const isFirm = words.length >= 3 && words.length <= 5 && isWrittenAsName(text);
	return isFirm && !isPlace(text) && !calling.test(next.folded) && words.filter(isTelling).length > 1
		? text
		: null;
}
