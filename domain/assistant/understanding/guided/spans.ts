import { type FactName, isFigure } from "../../../../shared/lead.ts";
import { numberWords } from "../../../money/money-words.ts";
import { sizeUnits } from "../../../words/lists.ts";
import { firstPhrase, phraseAtHead, phrasesOf } from "../../../words/phrases.ts";
import { wordsIn } from "../../../words/text.ts";
import type { Awaiting, DialogueState } from "../../dialogue/state.ts";
import { namedFacts } from "./corrections.ts";
import { isEveryday } from "./entities/name.ts";
import { holdsQuestionWord, type Part } from "./reading.ts";
import type { Tag } from "./tagger/marks.ts";
import { isSure, type Span, tagMessage } from "./tagger/tag-message.ts";

type Late = { asked: Awaiting; fact: FactName; tag: Tag };

/** Facts that may be told after another question was asked. */
const late: readonly Late[] = [
	{ asked: "contact", fact: "name", tag: "name" },
	{ asked: "company", fact: "company", tag: "company" },
	{ asked: "companySize", fact: "companySize", tag: "size" },
	{ asked: "budget", fact: "budget", tag: "budget" },
	{ asked: "timing", fact: "timing", tag: "timing" },
	{ asked: "need", fact: "need", tag: "need" },
];
const longestLate = 10;
const mostOfName = 4;
const mostOfCompany = 6;
const leastOfName = 0.5;
const corrections = phrasesOf("correction-openers");
const restarts = phrasesOf("correction-words");
const companyOpeners = phrasesOf("company-openers");
const figures: ReadonlyMap<Tag, Awaiting> = new Map([
	["size", "companySize"],
	["budget", "budget"],
	["timing", "timing"],
]);
/** What stands before the second figure of a range: "between 400 and ", "de 400 a ", "400-", or only "entre ". */
const ranges = [
	/\b(?:entre|between) [$\p{L}\p{N}.,]+ (?:y|and) (?:los )?$/iu,
	/\b(?:de|desde|from) [$\p{L}\p{N}.,]+ (?:a|to|hasta) $/iu,
	/(?<!\S)\$?\d[\d.,]* ?(?:-|–|a|to) ?\$?$/iu,
	/\b(?:entre|between) $/iu,
];
const opensRange = /^(?:entre|between) $/iu;
const growthWords = new Set(phrasesOf("growth-words"));
const openLabels = new Set(["affirm", "thanks", "greeting", "correct-fact"]);

/** Finds the facts in a message as an answer to the last question, else to an earlier one. */
export function spansIn(text: string, parts: readonly Part[], state: DialogueState): Span[] {
	const isPriced =
		(state.awaiting === null || state.awaiting === "contact") &&
		state.topic === "price" &&
		state.facts.budget === null;
	const tagged = named(tagMessage(text, isPriced ? "budget" : state.awaiting), text, state);
	const spans = replaceRestarted(tagged, text).filter((span) => !isRequest(span, parts));
	const tells = parts.every(({ label, isQuestion }) => !isQuestion && mayTellFact(label));
	if (!tells || spans.some(isSure) || state.awaiting === "summary") return spans;
	const isShort = wordsIn(text).length <= longestLate;
	for (const { asked, tag } of late.filter(
		(one) => (isShort || one.fact === "need") && isMeant(one, text, state),
	)) {
		const found = named(tagMessage(text, asked), text, state).filter((one) => one.tag === tag && isSure(one));
		if (found.length > 0) return found;
	}
	return spans;
}

/** "Borra Mis Datos": a request whose words all have a capital is no company's name. */
function isRequest({ tag, text }: Span, parts: readonly Part[]): boolean {
	const [part] = parts;
	const isAll = tag === "company" && parts.length === 1 && part?.text.trim() === text;
	return isAll && !mayTellFact(part.label) && wordsIn(text).every(({ folded }) => isEveryday(folded));
}

function mayTellFact(label: string | null): boolean {
	return label === null || label.startsWith("tell-") || openLabels.has(label);
}

function isMeant(
	{ asked: one, fact }: Late,
	text: string,
	{ facts, timesAsked, awaiting }: DialogueState,
): boolean {
	if (one === awaiting) return false;
	if (fact === "companySize" && wordsIn(text).some(({ folded }) => sizeUnits.has(folded))) return true;
	if (facts[fact] !== null) return isFigure(fact) && phraseAtHead(text, corrections) !== "";
	if (fact === "need") return namedFacts(text).length === 0;
	return fact === "name" || (timesAsked[one] ?? 0) > 0;
}

function replaceRestarted(spans: readonly Span[], text: string): Span[] {
	const words = firstPhrase(text, restarts);
	const start = words ? words.at + words.phrase.length : text.length;
	const ahead = spans.filter((span) => figures.has(span.tag) && span.to <= start);
	return ahead.reduce<Span[]>(
		(left, old) => {
			const found = tagMessage(text.slice(start), figures.get(old.tag) ?? null);
			const anew = found.filter((span) => span.tag === old.tag && isSure(span));
			if (anew.length === 0) return left;
			const moved = anew.map((span) => ({ ...span, from: span.from + start, to: span.to + start }));
			return [...left.filter((span) => span.tag !== old.tag), ...moved];
		},
		[...spans],
	);
}

function named(spans: readonly Span[], text: string, { facts, awaiting }: DialogueState): Span[] {
	return spans.map(withoutOpener).map((one) => {
		const span = withRange(one, text);
		if (span.tag === "company" && awaiting === "company" && isTitle(text))
			return { ...span, text: text.trim(), from: text.search(/\S/), to: text.trimEnd().length };
		const isAll = span.text.length === text.trim().length && wordsIn(text).length <= mostOfName;
		const isName = span.tag === "name" && facts.name === null && isAll && span.probability >= leastOfName;
		return isName ? { ...span, probability: 1 } : span;
	});
}

/** "Not Your Dads Garage", beside the question for a company: every word with a capital is of its name. */
function isTitle(text: string): boolean {
	const words = wordsIn(text);
	const isShort = words.length > 1 && words.length <= mostOfCompany && !/[,;:.!?\n@]/.test(text.trim());
	return (
		isShort &&
		words.every(({ text }) => /^\p{Lu}\p{Ll}/u.test(text)) &&
		phraseAtHead(text, companyOpeners) === "" &&
		!holdsQuestionWord(text)
	);
}

/** "Between 400 and 600 staff": a range is told from its beginning. */
function withRange(span: Span, text: string): Span {
	const ahead = span.tag === "size" || span.tag === "budget" ? text.slice(0, span.from) : "";
	const [range] = ranges.flatMap((one) => one.exec(ahead) ?? []);
	const first = wordsIn(range ?? "").find(({ folded }) => /^\d/.test(folded) || numberWords.has(folded));
	if (!range || (!first && !opensRange.test(range)) || !grows(range, span, ahead)) return span;
	const from = ahead.length - range.trimStart().length;
	return { ...span, from, text: text.slice(from, span.to) };
}

/** "From 2019 to 40 staff" and "we went from 20 to 5" are no ranges. */
function grows(range: string, { tag, text }: Span, ahead: string): boolean {
	const [low, high] = [range, text].map((one) => Number(/\d[\d.,]*/.exec(one)?.[0].replace(/[.,]/g, "")));
	const isYear = low !== undefined && low >= 1900 && low <= 2100;
	const before = wordsIn(ahead.slice(0, ahead.length - range.length)).slice(-3);
	const tellsGrowth = before.some(({ folded }) => growthWords.has(folded));
	return (
		!(low !== undefined && high !== undefined && low >= high) &&
		!isYear &&
		!tellsGrowth &&
		!(tag === "size" && range.includes("$"))
	);
}

function withoutOpener(span: Span): Span {
	const text = span.text.slice(phraseAtHead(span.text, corrections).length).trimStart();
	return figures.has(span.tag) ? { ...span, text, from: span.to - text.length } : span;
}
