import type { LeadFacts } from "../leads/lead.ts";
import type { Telling } from "./telling.ts";
import { isAside, isIntroduction } from "./understand/need/asides.ts";
import { needAskedFor } from "./understand/need/asked-need.ts";
import { isInPassing, tellsNoTrouble } from "./understand/need/in-passing.ts";
import { namedTrouble } from "./understand/need/named-trouble.ts";
import { asNeed, hearNeed, isWish } from "./understand/need/need.ts";
import { remainderOf } from "./understand/need/remainder.ts";
import { troubleOfTheirsAt } from "./understand/need/told-trouble.ts";
import type { Act } from "./understand/talk/intent.ts";
import { isObjection, isVagueWish } from "./understand/talk/objection.ts";
import { type Segment, textOf } from "./understand/text/segments.ts";
import { fold, soundsLikeWords, wordsOf } from "./understand/text/text.ts";
import { hearIndustry } from "./understand/trade/industry.ts";

type Facts = Partial<LeadFacts>;

/**
 * The need a message tells: asked for, stated, wished, or simply told as a story.
 * `taken`: segments that already gave a figure; `facts`: what else was told.
 */
export function needIn(
	heard: readonly Segment[],
	telling: Telling,
	taken: Set<Segment>,
	facts: Facts,
): string | null {
	const { asked, acts, known } = telling;
	const mute = (segment: Segment) =>
		isObjection(segment.folded) ||
		isVagueWish(segment.folded) ||
		labelOnly.test(segment.folded) ||
		isInPassing(segment);
	const segments = telling.segments.filter((segment) => !mute(segment));
	const elsewhere = (segment: Segment) => taken.has(segment) || introduces(segment, facts);
	const stated = heard.filter((segment) => !mute(segment));
	const rest = stated.filter((segment) => !elsewhere(segment));
	if (asked === "need" && isAnswer(textOf(stated), acts)) {
		const answer = asNeed(textOf(rest));
		if (answer) return answer;
	}
	const said =
		hearNeed(segments, elsewhere, known.need === null) ??
		troubleIn(stated, telling, elsewhere, facts) ??
		(known.need === null ? asNeed(namedIn(stated) ?? needAskedFor(segments) ?? "") : null);
	const told = rest.filter(({ folded }) => !isAside(folded) && !isIntroduction(folded));
	const news = Object.keys(facts).filter((fact) => fact !== "industry" || known.industry === null);
	if (said || (news.length > 0 && known.need !== null)) return said;
	if (news.length > 0) return goesOnAbout(told, acts);
	const story = told.filter((segment) => !tellsNoTrouble(segment));
	const wished = asked === null || asked === "name" || asked === "email" ? [] : rest.filter(isWish);
	return (
		asNeed(textOf(wished)) ??
		(known.need === null &&
		segments.every(({ question }) => !question) &&
		story.some(isSentence) &&
		isStory(textOf(story), acts)
			? asNeed(textOf(story))
			: null)
	);
}

/** What is told by who or what makes it, once we know what business it happens in. */
function troubleIn(
	stated: readonly Segment[],
	{ acts, known, segments }: Telling,
	elsewhere: (segment: Segment) => boolean,
	facts: Facts,
): string | null {
	const business =
		[facts.industry, facts.company, known.industry, known.company].some((told) => told) ||
		segments.some(({ folded }) => isIntroduction(folded));
	// "The team makes the quotations in Excel" asks us for none.
	const talk = justTalk.some((act) => act !== "proposal" && act !== "reshape" && acts.has(act));
	if (!business || known.need !== null || talk) return null;
	for (const [first, segment] of stated.entries()) {
		const at = elsewhere(segment) ? -1 : troubleOfTheirsAt(segment);
		if (at < 0) continue;
		const parts = [segment.text.slice(at)];
		for (const next of stated.slice(first + 1)) {
			if (elsewhere(next) || !/^(?:then|and|but|because|so|y|pero|porque|luego|entonces) /.test(next.folded))
				break;
			parts.push(next.text);
		}
		return asNeed(parts.join(", "));
	}
	return null;
}

/** "Double bookings is our headache": what they call one. */
function namedIn(stated: readonly Segment[]): string | null {
	for (const { text, folded } of stated) {
		const named = namedTrouble(folded);
		if (named) return text.slice(named.from, named.to);
	}
	return null;
}

/** "And my cell is": what was left when the number after it was read. */
const labelOnly =
	/^(?:and )?(?:my|our|the) [a-z'-]+(?: [a-z'-]+){0,2} (?:is|at|are)$|^(?:(?:oh|and|so|ok|no|sorry|actually) )*(?:it's|its|it is|that's)$|^(?:sorry )?(?:i )?(?:typed|spelled|wrote|put|had|got) (?:it|that) wrong$/;

/** With these a message is a courtesy or an answer to something else. */
export const justTalk: readonly Act[] = [
	"yes",
	"no",
	"skip",
	"acknowledge",
	"robot",
	"person",
	"proposal",
	"insult",
	"repeat",
	"whyData",
	"howAreYou",
	"browsing",
	"about",
	"enough",
	"trick",
	"advice",
	"resend",
	"reshape",
	"aboutProposal",
	"notInterested",
	"laughter",
	"writeAgain",
	"puzzled",
	"recall",
];
const courtesies: readonly Act[] = ["thanks", "greeting", "goodbye", "later"];
const sells = /\b(?:vendo|vendemos|sell)\b/;
const complains =
	/\b(?:no (?:me )?(?:sirve|entiendes?|gusta)|no entiendo|not helpful|waste|don't understand|aburrid[oa])\b/;

/** Whether a bare text answers "what do you need": not a courtesy, not the answer to another question. */
function isAnswer(text: string, acts: ReadonlySet<Act>): boolean {
	const words = wordsOf(text).length;
	if (acts.has("wait") || justTalk.some((act) => acts.has(act))) return false;
	if (words <= 5 && courtesies.some((act) => acts.has(act))) return false;
	if (words <= 8 && (acts.has("unsure") || acts.has("correction"))) return false;
	return (words > 2 && !(words <= 6 && sells.test(fold(text)))) || hearIndustry(text, false) === null;
}

/** What is left once the message's other facts are told, where it goes on about their days. */
function goesOnAbout(told: readonly Segment[], acts: ReadonlySet<Act>): string | null {
	const rest = textOf(remainderOf(told));
	const talk = new Set([...acts].filter((act) => neverTrouble.includes(act)));
	return isStory(rest, talk) ? asNeed(rest) : null;
}

/** With these nobody tells a trouble beside their facts; a greeting or a price asked for may stand beside one. */
const neverTrouble: readonly Act[] = [
	"trick",
	"insult",
	"robot",
	"enough",
	"laughter",
	"notInterested",
	"repeat",
	"resend",
	"reshape",
	"aboutProposal",
	"whyData",
];

/** "Trattoria in Hoboken, Nonna Pina's": labels, however many, tell nothing. */
function isSentence({ text }: Segment): boolean {
	return wordsOf(text).length >= 5;
}

/** A whole sentence that is nothing else we know: what somebody tells a consultancy unasked is their trouble. */
function isStory(text: string, acts: ReadonlySet<Act>): boolean {
	const words = wordsOf(text).filter((word) => soundsLikeWords(word));
	// A long sentence that mentions prices is about their prices, a short one asks for ours.
	const only = [...acts].every((act) => act === "price" && words.length >= 9);
	return words.length >= 6 && new Set(words).size >= 5 && only && !complains.test(fold(text));
}

function introduces(segment: Segment, facts: Facts): boolean {
	return [facts.name, facts.company].some((fact) => typeof fact === "string" && segment.text.includes(fact));
}
