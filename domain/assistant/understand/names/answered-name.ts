import { namesTrouble } from "../need/work-scenes.ts";
import type { Segment } from "../text/segments.ts";
import { wordsOf } from "../text/text.ts";
import { hearIndustry } from "../trade/industry.ts";
import { nameParticles, neverNames, titles } from "../words/words.ts";
import { bareName, nameOfCompany } from "./bare-name.ts";
import { namesOwnTrade } from "./beside-trade.ts";
import { isEveryday } from "./name-words.ts";
import { endsInPlace, isFirm, isPlace, standsAlone } from "./own-standing.ts";
import { isFirmBeside } from "./trade-in-name.ts";

/**
 * The name in an answer to "who are you". An everyday one counts wherever it stands; any other words are a name only
 * where a name would stand: as the whole answer, or written with capitals.
 */
export function answeredName(segments: readonly Segment[]): string | null {
	const told = tellingOnes(segments);
	for (const [at, segment] of told.entries()) {
		const bare = segment.question ? null : bareName(segment);
		if (bare && standsAsName(bare, at, told)) return bare;
		const name = segment.question ? null : nameOfCompany(segment);
		if (name) return name;
	}
	return null;
}

/** The segments that are no mere courtesy: "hello dear", "ok fine" hold no word that could be a name. */
export function tellingOnes(segments: readonly Segment[]): Segment[] {
	return segments.filter(({ text }) =>
		wordsOf(text).some((word) => !neverNames.has(word) && !titles.has(word)),
	);
}

function standsAsName(name: string, at: number, told: readonly Segment[]): boolean {
	const segment = told[at];
	const words = name.split(" ");
	if (!segment || stateCode.test(segment.text) || namesTrouble(segment.folded)) return false;
	if (isEveryday(words[0] ?? "")) return true;
	if (told.length === 1) {
		const whole = name.length === segment.text.replace(/[.!\s]+$/, "").length;
		const isFirmsName = whole && words.length > 1 && standsAlone(segment) !== null;
		return words.length <= 4 && !isPlace(segment.text) && !isFirmsName;
	}
	if (!isWrittenWithCapitals(segment.text, words) || standsAlone(segment) !== null) return false;
	if (hearIndustry(segment.text, false) !== null || namesOwnTrade(told[at - 1])) return false;
	if (isFirmBeside(segment, told[at - 1])) return false;
	// "Hana. Its a toy store" answers in two sentences, "Rosewater, a bakery" is one name and its trade.
	if (isFirm(told[at + 1]) && !(words.length === 1 && ownSentence.test(told[at + 1]?.folded ?? "")))
		return false;
	if (at === 0) return words.length > 1 || !tradesPeople.test(segment.folded);
	// "Kingston, Jamaica" and "opticians, Swansea" end in a place.
	return words.length > 1 && !isPlace(segment.text) && !endsInPlace(told[at - 1]?.text ?? "");
}

const ownSentence = /^(?:it's|its|it is|i|we|i'm|im|we're|es|tengo|somos) /;
/** "Charlotte NC". */
const stateCode = /^\p{Lu}[\p{L} ]+ [A-Z]{2}$/u;
/** "Opticians", "roofing": one word for those who do a trade. */
const tradesPeople = /^[a-z]{4,}(?:ers|ors|ists|ians|ing|eries|ics)$/;

function isWrittenWithCapitals(text: string, words: readonly string[]): boolean {
	const shouted = text === text.toUpperCase();
	return (
		shouted ||
		(text.includes(words.join(" ")) &&
			words.every((word) => nameParticles.has(word) || !/^\p{Ll}/u.test(word)))
	);
}
