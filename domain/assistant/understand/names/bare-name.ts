import { speaksOfWork } from "../need/work-talk.ts";
import type { Segment } from "../text/segments.ts";
import { fold, wordsOf } from "../text/text.ts";
import { isBusiness } from "../trade/businesses.ts";
import { hearIndustry } from "../trade/industry.ts";
import { isProper } from "./company-name.ts";
import { asName, isEveryday, nameWords, withoutTitles } from "./name-words.ts";

/** A person's name that stands by itself, without words that introduce it. */

/** Read of a name, in characters: none is longer, and a long message stays cheap to read. */
export const longestName = 120;
const opening =
	/^(?:hola|buenas|buenos dias|buenas tardes|buenas noches|hi|hiya|hello|hey|claro|sure|ok|okay|si|yes|listo|es|it's|it is|perdon|sorry|no|y|and|fine|bueno|pues|well|great|dale|its|yo|cool|thanks|gracias|anyway|anyhow|right|so|listen|look|g'day|gday|howdy)[:,]?\s+/;

/** "Hola, claro, es …": at most a few courtesies before the name. */
function openingsOf(text: string): string[] {
	const found: string[] = [];
	let rest = fold(text.slice(0, longestName));
	for (let opened = rest.match(opening); opened && found.length < 4; opened = rest.match(opening)) {
		found.push(opened[0]);
		rest = rest.slice(opened[0].length);
	}
	return found;
}

export function bareName(segment: Segment): string | null {
	if (segment.text.length > longestName) return null;
	let text = segment.text;
	// "Dale Hutchins" is no Spanish yes.
	if (!/^Dale \p{Lu}/u.test(text)) for (const opened of openingsOf(text)) text = text.slice(opened.length);
	text = withoutTitles(text).replace(remark, "");
	const { words, ofCompany } = nameWords(text);
	const whole = ofCompany || words.join(" ").length === text.replace(/[^\p{L}\p{N}]+$/u, "").trim().length;
	// "Carlos from Posada del Mar": after an everyday name, what it is of.
	const ofPlace =
		isEveryday(words[0] ?? "") &&
		/^(?:from|at|with|of|de|del|desde) \p{L}/u.test(fold(text).slice(words.join(" ").length).trim());
	const isTrade =
		!isEveryday(words[0] ?? "") &&
		(words.length === 1 ? hearIndustry(text, false) !== null : isBusiness(wordsOf(text).join(" ")));
	return (whole || ofPlace) && !isTrade && words.length <= 6 && words.length > 0 ? asName(words) : null;
}

/** "Amara Clarke (the hyphen was his idea)", "Hamish though". */
const remark =
	/\s*\([^()]{0,100}\)?\s*$| (?:though|tho|btw|by the way|obviously|anyway|lol|haha|por cierto)[ .!]*$/i;

/** "Curtis from Big Sky Fly Fishing": whatever the name, if all that follows is a company. */
export function nameOfCompany({ text, question }: Segment): string | null {
	const [, said = "", company = ""] =
		text.match(/^(\p{Lu}[^\s,]*(?: \p{Lu}[^\s,]*){0,2}) (?:from|with|at|over at) (?:the )?(.{3,60})$/u) ?? [];
	const { words } = nameWords(said);
	const whole = words.length > 0 && words.join(" ") === said;
	return whole &&
		!question &&
		titled.test(company) &&
		isProper(company) &&
		!speaksOfWork(said) &&
		!/^\S+ing$/.test(said)
		? asName(words)
		: null;
}

/** "Big Sky Fly Fishing": capitals from one end to the other. */
const titled = /^\p{Lu}\S*(?: (?:\p{Lu}\S*|of|the|and|&|del?|la|los|y))* \p{Lu}\S*$/u;
