import type { IndustryName } from "../../../../content/industries/list.ts";
import type { LeadFacts } from "../../../leads/lead.ts";
import { isOtherNumber } from "../../../money/amounts.ts";
import { isMoneyWord } from "../../../words/lists.ts";
import { holdsPhrase, phraseAtEnd, phrasesOf } from "../../../words/phrases.ts";
import { oneLine, wordsIn } from "../../../words/text.ts";
import { likelyFact, plainFact, type SetFact } from "../../commands.ts";
import type { DialogueState } from "../../dialogue/state.ts";
import { answersNeed, tellsNeed } from "./answers.ts";
import { findBusinesses, findProfession } from "./entities/industry.ts";
import { findOwnName } from "./entities/introduced-name.ts";
import { capitalizeName } from "./entities/name.ts";
import type { Part } from "./reading.ts";
import { sizeOf } from "./size.ts";
import type { Tag } from "./tagger/marks.ts";
import { isSure, type Span } from "./tagger/tag-message.ts";
import { denies, firstPersonPhrases, otherPeoplePhrases } from "./voice.ts";

type Telling = {
	text: string;
	spans: readonly Span[];
	parts: readonly Part[];
	known: LeadFacts;
	/** For anyone but a prospect, keeps only name and company. */
	isProspect: boolean;
};

/** A name or a company that is less sure is not even offered: it may well be somebody else's. */
const leastOffered = 0.5;
const longest = { name: 80, company: 80, need: 300, budget: 90, timing: 80 };
const longestKeywords = 6;
/** Too unsure to be stored. */
const professionOpeners = phrasesOf("profession-openers");
const doubtful = 0.2;
/** Labels of messages that tell nothing of the writer's own business. */
const noBusiness = new Set([
	...["student-or-press", "vacancies", "vendor", "existing-client", "refund", "out-of-scope"],
]);

/** @returns the facts that a message tells about its writer, each once. */
export function taggedFacts({ text: message, spans, parts, known, isProspect }: Telling): SetFact[] {
	// "¿Y con 500 mil?" may ask for a price, "could it book them?" for what we do.
	const isAsked = (span: Span) =>
		parts.some(({ text, isQuestion }) => isQuestion && text.includes(span.text));
	const doubtIfAsked = (span: Span) =>
		isAsked(span) ? { ...span, probability: Math.min(span.probability, doubtful) } : span;
	const spansOf = (tag: Tag) => spans.filter((span) => span.tag === tag);
	const surestOffered = (tag: Tag) =>
		surest(spansOf(tag).filter(({ probability }) => probability >= leastOffered));
	const name = factOf("name", surestOffered("name"), personName);
	const found: (SetFact | null)[] = [
		name?.evidence === "plain" ? name : (findIntroduced(parts) ?? name),
		factOf("company", surestOffered("company"), companyName),
	];
	const isOther = (part: Part) =>
		part.label !== null && noBusiness.has(part.label) && !tellsNeed(part, spans);
	if (isProspect && !parts.some(isOther))
		found.push(
			industryOf(spansOf("business"), spansOf("company"), parts, known.industry !== null),
			sizeOf(spansOf("size"), message, known.companySize),
			factOf("budget", latest(spansOf("budget").map(doubtIfAsked)), (text) => budgetOf(text, known.budget)),
			factOf("timing", latest(spansOf("timing")), (text) => text),
			needOf(needSpans(spansOf("need"), parts).map(doubtIfAsked)),
		);
	return found.filter((fact) => fact !== null);
}

function factOf(
	fact: keyof typeof longest,
	span: Span | undefined,
	read: (text: string) => string | null,
): SetFact | null {
	const value = span ? read(oneLine(span.text, longest[fact])) : null;
	if (!span || !value) return null;
	return (isSure(span) ? plainFact : likelyFact)(fact, value);
}

function surest(spans: readonly Span[]): Span | undefined {
	return spans.toSorted((a, b) => b.probability - a.probability)[0];
}

/** Keeps the last of two sums or times: "3 million… no, put 2". */
function latest(spans: readonly Span[]): Span | undefined {
	return spans.findLast(isSure) ?? spans.at(-1);
}

function personName(text: string): string | null {
	return /\d/.test(text) ? null : capitalizeName(text);
}

function findIntroduced(parts: readonly Part[]): SetFact | null {
	const name = parts.flatMap(({ text }) => findOwnName(text) ?? [])[0];
	return name ? plainFact("name", name) : null;
}

/** Returns a company's name as it is written; null without a word in it. */
export function companyName(text: string): string | null {
	const isMoney = wordsIn(text).every(({ folded }) => isMoneyWord(folded));
	return /\p{L}{2}/u.test(text) && !isMoney ? capitalizeName(text) : null;
}

/** Picks the first named kind of business that has a page here. The company's name may tell it, too. */
function industryOf(
	spans: readonly Span[],
	companies: readonly Span[],
	parts: readonly Part[],
	isKnown: boolean,
): SetFact | null {
	const kinds = (some: readonly Span[]) => some.flatMap(({ text }) => industriesIn(text));
	const sure = spans.filter(isSure);
	const industry = specific(kinds(sure)) ?? specific(kinds(companies.filter(isSure)));
	if (industry) return plainFact("industry", industry);
	if (sure.length > 0) return plainFact("industry", "other");
	const near = specific(kinds(spans));
	if (near && near !== "other") return likelyFact("industry", near);
	const own = isKnown ? null : specific(parts.flatMap(({ text }) => ownIndustriesIn(text)));
	return own ? plainFact("industry", own) : null;
}

/** "Chatbot inmobiliaria guadalajara", as one types it into a search box: the industry it likely is about. */
export function industryOfKeywords(text: string, { facts, suggested, audience }: DialogueState): SetFact[] {
	const isKnown = facts.industry !== null || suggested.industry !== undefined || audience === "other";
	const isBrief = wordsIn(text).length <= longestKeywords && !/[?¿]/.test(text) && !denies(text);
	const industry = isBrief && !isKnown && !holdsPhrase(text, otherPeoplePhrases) ? industryIn(text) : null;
	return industry ? [likelyFact("industry", industry)] : [];
}

/** The industry of the business that a text names, or null. */
export function industryIn(text: string): IndustryName | null {
	return specific(industriesIn(text));
}

function industriesIn(text: string): IndustryName[] {
	const words = wordsIn(text);
	const profession = findProfession(words) ?? [];
	return [findBusinesses(words).filter(({ isVague }) => !isVague), profession]
		.flat()
		.map(({ industry }) => industry);
}

/** Finds the industries of what somebody says about themselves: "Tengo dos barberías", "we fit kitchens". */
function ownIndustriesIn(text: string): IndustryName[] {
	const words = wordsIn(text);
	const textBefore = (first: number) => text.slice(0, words[first]?.from ?? 0);
	const profession = findProfession(words);
	const ahead = profession ? textBefore(profession.first).trimEnd() : "";
	const isOwn = phraseAtEnd(ahead, professionOpeners) !== "" && !denies(ahead);
	const businesses = findBusinesses(words).filter(({ first, isVague }) => {
		const before = textBefore(first);
		return !isVague && holdsPhrase(before, firstPersonPhrases) && !holdsPhrase(before, otherPeoplePhrases);
	});
	return [...businesses, ...(profession && isOwn ? [profession] : [])].map(({ industry }) => industry);
}

function specific(industries: readonly IndustryName[]): IndustryName | null {
	return industries.find((industry) => industry !== "other") ?? industries[0] ?? null;
}

/** Gives a bare figure the unit of the known one: "I said 3" after "8 million". */
function budgetOf(text: string, known: string | null): string | null {
	const figures = /\d+/.exec(known ?? "")?.[0].length ?? 1;
	const isLike = /^\d+$/.test(text) && text.length <= Math.max(2, figures);
	const unit = isLike && wordsIn(known ?? "").find(({ folded }) => isMoneyWord(folded))?.text;
	if (!/[\p{L}\p{N}]/u.test(text) || isOtherNumber(text)) return null;
	// "450, not 400": the first counts.
	return unit ? `${text} ${unit}` : text.replace(/,?\s+(?:not|no|y no)\s+[$\d].*$/iu, "");
}

/** Leaves out spans of a sentence that does something else. */
function needSpans(spans: readonly Span[], parts: readonly Part[]): Span[] {
	const others = parts.filter((part) => !answersNeed(part) && !tellsNeed(part, spans));
	return spans.filter((span) => !others.some(({ text }) => text.includes(span.text)));
}

function needOf(spans: readonly Span[]): SetFact | null {
	const parts = spans.some(isSure) ? spans.filter(isSure) : spans;
	if (parts.length === 0) return null;
	const value = oneLine(parts.map(({ text }) => text).join(". "), longest.need);
	return (parts.some(isSure) ? plainFact : likelyFact)("need", value);
}
