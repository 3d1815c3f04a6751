import { vocabularyMap } from "../../../../content/assistant/vocabulary.ts";
import type { Language } from "../../../../shared/language.ts";
import { askableFacts, isFigure } from "../../../../shared/lead.ts";
import { findAmounts } from "../../../money/amounts.ts";
import { lists } from "../../../words/lists.ts";
import { holdsPhrase, phraseAtHead, phrasesOf } from "../../../words/phrases.ts";
import { fold, oneLine, type Word, wordsIn } from "../../../words/text.ts";
import { askFor, type Command, likelyFact, plainFact } from "../../commands.ts";
import { refinable } from "../../dialogue/next.ts";
import { awaitedFact, type DialogueState } from "../../dialogue/state.ts";
import { fieldLengths } from "../../forms/fields.ts";
import type { Guess } from "./classifier/classify.ts";
import { namedFacts } from "./corrections.ts";
import { capitalizeName, isEveryday, isKnownFirstName, isPlainName, onlyName } from "./entities/name.ts";
import { confidenceOf, holdsQuestionWord, isQuestionLabel, isWishLabel, type Part } from "./reading.ts";
import { isSure, type Span } from "./tagger/tag-message.ts";
import { denies, isOfOthers, saysSomething, tellsNothing, wantsNothing } from "./voice.ts";

const wordAnswers = ["company", ...askableFacts] as const;
const longestAnswer = 5;
const longestWish = 3;
const longestNeed = 16;
const fewestOfNeed = 4;
const leastOther = 0.25;
const longestHedge = 12;
/** The least probability at which a few words beside a question of ours ask why we ask it. */
const leastWhy = 0.3;

const soon = new Set([...phrasesOf("soon-words"), ...phrasesOf("months")]);
const period = /^(?:en|dentro de|in|within) \d{1,2} (?:semanas?|mes(?:es)?|weeks?|months?)$/;
const askedThings = vocabularyMap("asked-things");
const toldThings = new Set(phrasesOf("told-things"));
const joiningWords = phrasesOf("joining-words");
const repetitions = phrasesOf("repeated-question-openers");
const wishes = phrasesOf("wish-openers");
const wishesOfUs = phrasesOf("wishes-of-us");

export function soonAnswer(text: string, { awaiting, facts, topic, wanted }: DialogueState): Command | null {
	const words = text.replace(/[.!\s]+$/, "");
	const bare = fold(words).replace(/^\s*(?:en|para|in|by) /, "");
	// "En 3 meses" tells a time whatever was asked.
	const mayTellTime = facts.timing === null && topic !== "call" && wanted !== "person";
	const isTime = awaiting === "timing" ? soon.has(bare) : mayTellTime && period.test(fold(words));
	return isTime ? plainFact("timing", words) : null;
}

export function noInterest(text: string, { awaiting }: DialogueState): Command | null {
	const isAsked = awaiting === "contact" || awaitedFact(awaiting) !== null;
	return isAsked && wantsNothing(text) ? { kind: "small-talk", about: "no-interest" } : null;
}

/** Returns the name that a whole message is, once we asked for it: "Juan", "juan perez". */
export function nameAnswer(text: string, state: DialogueState): Command | null {
	const name = asksName(state) ? onlyName(text) : null;
	const isName = name && isKnownFirstName(name.text) && name.words.slice(1).every(isOfName);
	return isName ? plainFact("name", capitalizeName(name.text)) : null;
}

export function asksName({ awaiting, facts, timesAsked }: DialogueState): boolean {
	return awaiting === "contact" && facts.name === null && (timesAsked.contact ?? 0) > 0;
}

function isOfName({ folded }: Word): boolean {
	return lists.particles.has(folded) || lists.firstNames.has(folded) || !isEveryday(folded);
}

/** Returns a name beside the writer's address or telephone that the tagger is not sure of: "Rosa María, Tejidos Sol, 310…". */
export function signatureIn(
	text: string,
	found: readonly Command[],
	{ facts }: DialogueState,
	isSigned: boolean,
): Command | null {
	const name = found.find((one) => "fact" in one && one.fact === "name");
	if (facts.name !== null || isOfOthers(text)) return null;
	if (isSigned && name?.kind === "set-fact" && name.evidence === "likely") {
		const before = wordsIn(text.slice(0, text.indexOf(name.value))).at(-1)?.folded ?? "";
		return isPlainName(wordsIn(name.value)) || lists.titles.has(before)
			? plainFact("name", name.value)
			: null;
	}
	if (name?.kind === "set-fact" && (isSigned || name.evidence === "plain")) return null;
	const [start = "", ...others] = text.split(isSigned ? /[,;\n\d]|\S+@/ : /,/);
	const head = onlyName(start);
	const company = found.find((one) => "fact" in one && one.fact === "company");
	const isBesideCompany = company?.kind === "set-fact" && others.join(",").trim() === company.value;
	// "Mark answers phones" is a sentence.
	const isWhole = isSigned || isBesideCompany || (others.length > 0 && (head?.words.length ?? 0) > 1);
	const isName = head && isWhole && isKnownFirstName(head.text) && head.words.slice(1).every(isOfName);
	return isName ? plainFact("name", capitalizeName(head.text)) : null;
}

type Answer = { rest: string; language: Language; parts: readonly Part[]; spans: readonly Span[] };

/** Returns what a few words beside a question of ours likely answer, where nothing else is sure of them. */
export function likelyAnswer({ rest, language, parts, spans }: Answer, state: DialogueState): Command[] {
	const { awaiting, suggested } = state;
	const mayAskWhy = refinable.some((one) => one === awaiting) && wordsIn(rest).length <= longestAnswer;
	if (mayAskWhy && parts.some(({ guesses }) => likelyWhy(guesses[0]))) return whyAsked(rest, state);
	const name = asksName(state) && spans.some(({ tag }) => tag === "name") ? onlyName(rest) : null;
	if (name?.words.every(isOfName)) return [plainFact("name", capitalizeName(name.text))];
	const hedged =
		awaiting === "budget" && suggested.budget === undefined ? hedgedAmount(rest, language) : null;
	if (hedged) return [likelyFact("budget", hedged)];
	const need = isNeedMissing(state) ? (wishIn(rest, parts) ?? needToldIn(parts)) : null;
	if (need) return [likelyFact("need", need)];
	const fact = wordAnswers.find((one) => one === awaiting);
	const isPlain = saysSomething(rest) && (rest.match(/\d/g)?.length ?? 0) <= 3;
	const isUnanswered = fact && suggested[fact] === undefined && !parts.some(({ isQuestion }) => isQuestion);
	return isUnanswered && isBrief(rest, longestAnswer) && isPlain ? [likelyFact(fact, rest)] : [];
}

/** "We want AI for support": what follows is needed, though it resembles no need that we know. */
function wishIn(text: string, parts: readonly Part[]): string | null {
	const wish = text.slice(phraseAtHead(text, wishes).length).trim();
	const words = wordsIn(wish).length;
	const isWish =
		wish !== text.trim() &&
		words > 1 &&
		words <= longestNeed &&
		!denies(text) &&
		!phraseAtHead(wish, wishesOfUs);
	return isWish && parts.every(mayTellNeed) ? wish : null;
}

/** "My last agency ruined my site": a sentence that surely tells a need, of which no words stand out. */
function needToldIn(parts: readonly Part[]): string | null {
	const isTold = ({ label, text }: Part) => label === "tell-need" && wordsIn(text).length >= fewestOfNeed;
	const isOwn = ({ text }: Part) => !holdsPhrase(text, wishesOfUs) && !/["«“]/.test(text);
	const told = parts.filter((part) => isTold(part) && isOwn(part));
	return oneLine(told.map(({ text }) => text).join(" "), fieldLengths.need) || null;
}

function isNeedMissing({ facts, suggested, audience, awaiting, declined }: DialogueState): boolean {
	const mayAsk = !isFigure(awaiting) && !declined.includes("need") && audience !== "other";
	return mayAsk && facts.need === null && suggested.need === undefined;
}

/** "10 million, but more is fine", "some 20k?": an amount that begins an answer; a question is only the amount. */
function hedgedAmount(text: string, language: Language): string | null {
	const [amount, ...others] = findAmounts(text, language, true);
	const ahead = text.slice(0, amount?.start);
	if (
		!amount ||
		others.length > 0 ||
		!isBrief(text, longestHedge) ||
		(saysSomething(ahead) && !tellsNothing(ahead))
	)
		return null;
	return /[?¿]/.test(text) && saysSomething(text.slice(amount.end)) ? null : amount.text;
}

function mayTellNeed(part: Part): boolean {
	const [best] = part.guesses;
	const isOther = best && !best.label.startsWith("tell-") && !isWishLabel(best.label);
	return !part.isQuestion && answersNeed(part) && !(isOther && confidenceOf(best) >= leastOther);
}

function likelyWhy(guess: Guess | undefined): boolean {
	return guess?.label === "ask-why" && guess.probability >= leastWhy;
}

function isBrief(text: string, longest: number): boolean {
	return wordsIn(text).length <= longest && text.length <= 80 && !holdsQuestionWord(text);
}

/** Returns the question that somebody says was not answered: "you didn't tell me how long it takes". */
export function behindRepetition(text: string): string | null {
	const head = phraseAtHead(text, repetitions);
	const rest = text.slice(head.length).replace(/^[\s,:;.]+/, "");
	const [first, ...others] = wordsIn(rest);
	if (head === "" || !first || others.length === 0) return null;
	if (toldThings.has(first.folded) || holdsPhrase(rest, joiningWords)) return null;
	return `${askedThings.get(first.folded) ?? ""} ${rest}?`.trim();
}

/** "Looking after donors", or "quotes", answers what they would improve: it asks nothing about donors or quotes. */
export function tellsWhatWasAsked(
	{ text, label, isQuestion }: Part,
	spans: readonly Span[],
	{ awaiting, suggested }: DialogueState,
): boolean {
	const told = spans.filter((span) => span.tag === awaiting && text.includes(span.text));
	const asksNeed = awaiting === "need" && suggested.need === undefined;
	const isWish = asksNeed && label !== null && isWishLabel(label) && isBrief(text, longestWish);
	return (told.some(isSure) || isWish) && !isQuestion;
}

/** Whether a statement in a vendor's words tells what the visitor needs: it offers us nothing then. */
export function tellsNeed({ text, label, isQuestion }: Part, spans: readonly Span[]): boolean {
	const isNeed = spans.some((span) => span.tag === "need" && isSure(span) && text.includes(span.text));
	return isNeed && !isQuestion && label === "vendor";
}

/**
 * "Why do you ask?": about our last question, unless it names another fact; else about what we do with data. With a no in
 * it ("No. What for?"), also a refusal.
 */
export function whyAsked(text: string, { awaiting, topic }: DialogueState): Command[] {
	// In "why do you need that?" it is a verb.
	const named = namedFacts(text).filter((fact) => fact !== "need");
	const isOfOurs = refinable.some((one) => one === awaiting) && named.every((fact) => fact === awaiting);
	if (isOfOurs) return denies(text) ? [{ kind: "deny" }, { kind: "ask-why" }] : [{ kind: "ask-why" }];
	const isSure = topic === null || awaiting === "contact" || awaiting === "summary" || named.length > 0;
	return [{ ...askFor("your-data", text), sure: isSure }];
}

/** The least confidence at which a guess keeps an answer from being taken for a need. */
const likelyAct = 0.35;

/** Whether a sentence may tell a need: also one that resembles a question about it, unless it plainly does something else. */
export function answersNeed({ label, guesses: [best] }: Part): boolean {
	if (label !== null) return (label.startsWith("tell-") && label !== "tell-timing") || isWishLabel(label);
	return (
		best === undefined ||
		best.label.startsWith("tell-") ||
		isQuestionLabel(best.label) ||
		best.probability < likelyAct
	);
}
