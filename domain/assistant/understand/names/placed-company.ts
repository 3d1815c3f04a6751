import type { Segment } from "../text/segments.ts";
import { fold, wordsOf } from "../text/text.ts";
import { titles } from "../words/words.ts";
import { isWrittenAsName } from "./bare-company.ts";
import { isPlatform, isProper, isTelling, upToStop } from "./company-name.ts";
import { calling } from "./full-name.ts";
import { isEveryday } from "./name-words.ts";
import { isPlace } from "./own-standing.ts";
import { endsInOthers, hasTrade, label, tellsTrade } from "./trade-in-name.ts";

/**
 * A company's name that is written as one and that only its place gives away: in brackets, beside the trade, beside its
 * owner, or anywhere once we know who writes. @param person who writes, when we know.
 */
export function placedCompany(segments: readonly Segment[], person: string | null): string | null {
	let besideTrade = false;
	let afterTrade = false;
	let before: Segment | undefined;
	for (const segment of segments) {
		const { text, question } = segment;
		const isElse = question || (before && (endsInOthers(before) || isPartOfPlace(text, before.text)));
		before = segment;
		const name = isElse ? null : (inBrackets(text) ?? standing(text, person, { besideTrade, afterTrade }));
		if (name) return name;
		besideTrade = !question && tellsTrade(text);
		afterTrade ||= besideTrade;
	}
	return null;
}

/** "In Medellín, El Poblado": where it is, told more closely. */
function isPartOfPlace(text: string, before: string): boolean {
	return (
		/^(?:El|La|Los|Las|San|Santa|Villa|Barrio) \p{Lu}\S+$/u.test(bare(text)) &&
		/\b(?:in|at|near|en|de|desde) \p{Lu}[^,]*$/u.test(before)
	);
}

/** Whether a trade is told just before a name, or anywhere before it. */
type Before = { besideTrade: boolean; afterTrade: boolean };

/** "Handmade candles online (Wick & Willow)". */
function inBrackets(text: string): string | null {
	const [whole = "", said = ""] = text.match(/\(([^()]{2,60})\)/u) ?? [];
	const isName = said !== "" && (isFirmsName(said) || isOneWord(said));
	return isName && tellsTrade(text.slice(0, text.indexOf(whole))) ? upToStop(said) : null;
}

/** "A language academy, Puente Idiomas", "… Samir Haddad, Telas Haddad", "… the handover takes ages. Inti Trails". */
function standing(text: string, person: string | null, { besideTrade, afterTrade }: Before): string | null {
	const whole = bare(text);
	const name = afterItsTrade(bare(whole.replace(label, "").replace(saidToBe, "")));
	const [words, owner] = [wordsOf(name), wordsOf(person ?? "")];
	const [first = ""] = words;
	if (
		titles.has(first) ||
		/^names?\b/.test(first) ||
		calling.test(fold(name)) ||
		words.join(" ") === owner.join(" ")
	)
		return null;
	if (isOneWord(name)) return afterTrade && twoInOne.test(name) && !isPlatform(name) ? name : null;
	if (!isFirmsName(name)) return null;
	const isPerson = isEveryday(first) && person === null;
	const introduced = name !== whole && !isPerson;
	const theirs = owner.length > 1 && words.includes(owner.at(-1) ?? "") && first !== owner[0];
	// "Ana Ruiz" after the trade is who runs it.
	const placed = (besideTrade && !isEveryday(first)) || (afterTrade && person !== null && first !== owner[0]);
	return introduced || theirs || hasTrade(name) || (placed && !isPerson) ? upToStop(name) : null;
}

/** "Wedding venue Hacienda El Samán". */
function afterItsTrade(text: string): string {
	const [, trade = "", rest = ""] = text.match(/^(\p{L}[\p{Ll}]+(?: [\p{Ll}-]+){0,5}) (\p{Lu}.+)$/u) ?? [];
	const name = upToStop(rest) ?? "";
	const splits = !isWrittenAsName(text) && !joint.test(fold(trade)) && isFirmsName(name);
	return splits && tellsTrade(trade) ? name : text;
}

const joint =
	/(?:^| )(?:in|at|from|to|for|of|with|and|on|near|the|is|are|de|en|del|al|y|la|el|los|las|para|con|cerca|frente|junto|by|around|outside)$/;

function isFirmsName(name: string): boolean {
	return isWrittenAsName(name) && isProper(name) && !isPlace(name);
}

function isOneWord(said: string): boolean {
	return /^\p{Lu}[\p{L}\d]{2,}$/u.test(said) && !isPlace(said) && isTelling(fold(said));
}

/** "PataLinda". */
const twoInOne = /\p{Ll}\p{Lu}/u;

function bare(text: string): string {
	return text.replace(/[.!\s]+$/, "");
}

/** "The Knotty Ewe is the shop". */
const saidToBe =
	/ is (?:the|our|my) (?:shop|store|business|company|place|name|hotel|restaurant|salon|firm|brand|school|garage|studio)(?: x+)?$/i;
