import type { Segment } from "../text/segments.ts";
import { wordsOf } from "../text/text.ts";
import { type IndustryHeard, isBusiness } from "./businesses.ts";
import { hearIndustry } from "./industry.ts";
import { tellsOthersTrade } from "./own-work.ts";
import { asksOnlyOfTrade } from "./trade-question.ts";

/** Whoever asks about a trade is in it: "do you work with cafes?", "what would it cost for a florist?". */
export function tradeAskedFor(segments: readonly Segment[]): IndustryHeard | null {
	if (segments.some(({ folded }) => tellsOthersTrade(folded) || forOthers.test(folded))) return null;
	for (const { folded, question } of segments) {
		const trade = question
			? (asksOnlyOfTrade(folded) ?? placeAskedFor(folded) ?? feesAskedFor(folded))
			: null;
		if (trade) return trade;
	}
	return null;
}

/** "Asking for a friend", "it's not for me". */
const forOthers =
	/\b(?:(?:asking|asks|ask|asked|this is|it's|its) (?:you )?for (?:an? |my )?(?:friends?|cousin|neighbou?r|client|customer|brother|sister|uncle|aunt|boss|mate)|(?:my|a) (?:friend|cousin|neighbou?r|brother|sister|uncle|aunt|mate)\b|not (?:for )?(?:me|us|mine|ours)\b|(?:es|pregunto) para (?:una?|mi) (?:amig[oa]|prim[oa]|vecin[oa]|cliente|herman[oa]|ti[oa]|conocid[oa])|(?:mi|una?) (?:amig[oa]|prim[oa]|vecin[oa]|cunad[oa]|conocid[oa])\b|no es (?:para mi|mio|mia))/;

/** Whose fees they are: nobody else asks after them. */
function feesAskedFor(folded: string): IndustryHeard | null {
	return /\b(?:school|term|tuition|nursery|course) fees\b|\bpension(?:es)? (?:escolar(?:es)?|del colegio)\b/.test(
		folded,
	)
		? "educacion-ong"
		: null;
}

const askedFor = /\b(?:for|para|pa) (?:an?|my|our|una?|mi|nuestr[oa]) /g;
/** What may follow the trade itself: "for a hotel guest" asks of a guest. */
const goesOn =
	/^(?:with|in|on|at|near|like|of|while|when|that|who|which|where|and|or|to|con|en|de|del|que|como|cerca|y|o|mientras|cuando)$/;
const longest = 4;

function placeAskedFor(folded: string): IndustryHeard | null {
	for (const { index, 0: cue } of folded.matchAll(askedFor)) {
		const words = wordsOf(folded.slice(index + cue.length, index + cue.length + 80));
		for (const from of [0, 1, 2])
			for (let to = from + longest; to > from; to--) {
				const next = words[to];
				const ends = words.length >= to && (next === undefined || goesOn.test(next));
				const place = words.slice(from, to).join(" ");
				if (ends && isBusiness(place)) return hearIndustry(place, false);
			}
	}
	return null;
}

/** Whom a place asked about is said to have: "for a guesthouse with two maids". Null when nothing is. Folded. */
export function crewAskedFor(folded: string): string | null {
	const [, place = "", crew = ""] =
		folded.match(/\b((?:for|para|pa) (?:an?|my|our|una?|mi|nuestr[oa]) .{3,60}?) (?:with|con) (.{3,60})$/) ??
		[];
	return crew !== "" && placeAskedFor(place) !== null ? crew : null;
}
