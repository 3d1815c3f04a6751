import { vocabulary } from "../../../../content/assistant/vocabulary.ts";
import type { FactName, LeadFacts } from "../../../leads/lead.ts";
import type { Command } from "../../commands.ts";
import type { Awaiting } from "../../dialogue/state.ts";
import { findBusinesses, findProfession, type IndustryName } from "./entities/industry.ts";
import { findMoney } from "./entities/money.ts";
import { indexOfPhrase } from "./entities/name.ts";
import { findSizes, type SizeFound, sizeWith } from "./entities/size.ts";
import { findTiming } from "./entities/timing.ts";
import { isQuestionLabel, type Part } from "./reading.ts";
import { fold, oneLine, wordsIn } from "./text.ts";
import { isDeniedBusiness, isOfOthers, isOwn, speaksOfOneself } from "./voice.ts";
import { whoIn } from "./who.ts";

type SetSlot = Extract<Command, { kind: "set-slot" }>;

/** What facts are read from: a message's parts, without its address and telephone. */
export type Telling = {
	parts: readonly Part[];
	/** The whole message, without its address and telephone. */
	rest: string;
	/** It had an address or a telephone: who it is of may stand beside it. */
	signed: boolean;
	awaiting: Awaiting | null;
	known: LeadFacts;
	/** Of others only who they are is kept. */
	isProspect: boolean;
};

const budgetCues = vocabulary("budget-cues").map(fold);
const timingCues = vocabulary("timing-cues").map(fold);
const longestNeed = 300;
const shortestNeed = 3;
/** A clause tells a need from here on: the visitor sees it before it goes anywhere. */
const likelyNeed = 0.5;
/** From here on an unsure guess keeps an answer from being taken for a need. */
const likelyAct = 0.35;
/** Of a statement of these, the business it names is the visitor's. */
const statesBusiness = new Set(["tell-business", "tell-contact", "tell-size", "greeting"]);
/** "Plumber here", "roofing outfit up in Red Deer, 9 guys": so short a statement is about themself. */
const longestFragment = 8;
/** A trade that no list has is answered in so few words. */
const longestTrade = 5;
/** Who says one of these speaks of no business of theirs. */
const noBusiness = new Set(["student-or-press", "vacancies", "vendor", "trick", "out-of-scope"]);

/** @returns the facts that a message tells, each once; what is asked or said of somebody else is none. */
export function slotsIn(told: Telling): SetSlot[] {
	const { parts, known } = told;
	const found: SetSlot[] = whoIn({ ...told, knowsName: known.name !== null });
	if (told.isProspect && !parts.some(({ label }) => label !== null && noBusiness.has(label))) {
		found.push(...industryIn(told, found));
		for (const part of parts)
			found.push(...sizeIn(part, told), ...budgetIn(part, told), ...timingIn(part, told));
		found.push(...needIn(told, found));
	}
	return found.filter(({ slot }, at) => found.findIndex((one) => one.slot === slot) === at);
}

function plain(slot: FactName, value: string): SetSlot {
	return { kind: "set-slot", slot, value, evidence: "plain" };
}

function industryIn({ parts, awaiting }: Telling, found: readonly SetSlot[]): SetSlot[] {
	const company = found.find(({ slot }) => slot === "company")?.value ?? "";
	const named = specific(
		findBusinesses(company).flatMap(({ industry, isVague }) => (isVague ? [] : [industry])),
	);
	const told: IndustryName[] = [];
	const likely: IndustryName[] = [];
	for (const { text, label, isQuestion } of parts) {
		if (isOfOthers(text) || isDeniedBusiness(text)) continue;
		const profession = speaksOfOneself(text) ? findProfession(text) : null;
		for (const { industry, first, isVague } of [
			...findBusinesses(text),
			...(profession ? [profession] : []),
		]) {
			const isShort = label === null && wordsIn(text).length <= longestFragment;
			const tells = isShort || (label !== null && statesBusiness.has(label)) || awaiting === "industry";
			const isAnswer = awaiting === "industry" && !isQuestion;
			const isTold = isAnswer || (!isVague && (isOwn(text, first) || (tells && !isQuestion)));
			(isTold ? told : likely).push(industry);
		}
	}
	const plainly = specific(told) ?? named;
	if (plainly) return [plain("industry", plainly)];
	const [only, ...more] = parts;
	const answers =
		awaiting === "industry" && only && more.length === 0 && !only.isQuestion && !isAction(only.label);
	if (answers && wordsIn(only.text).length <= longestTrade) return [plain("industry", "other")];
	const [guess] = likely;
	return guess ? [{ kind: "set-slot", slot: "industry", value: guess, evidence: "likely" }] : [];
}

/** Of several, the first that has a page of ours. */
function specific(industries: readonly IndustryName[]): IndustryName | null {
	return industries.find((industry) => industry !== "other") ?? industries[0] ?? null;
}

function sizeIn({ text, isQuestion, label }: Part, { awaiting, known }: Telling): SetSlot[] {
	if ((isQuestion && !speaksOfOneself(text)) || isOfOthers(text)) return [];
	const sizes = findSizes(text);
	const isAsked = awaiting === "companySize" || label === "tell-size";
	const counted = sizes.filter(({ counts }) => counts !== "bare");
	const isTold = isAsked || label === "tell-business" || speaksOfOneself(text);
	const isAnswer = awaiting === "companySize";
	const used: readonly SizeFound[] = counted.length > 0 && isTold ? counted : isAnswer ? sizes : [];
	return used.length > 0 ? [plain("companySize", sizeWith(known.companySize, used))] : [];
}

function budgetIn(part: Part, { awaiting }: Telling): SetSlot[] {
	const isFree = part.label === null || part.label === "tell-budget" || part.label === "decline-to-tell";
	const isAsked = awaiting === "budget" && isFree;
	const isAsking = part.isQuestion && part.label !== "tell-budget";
	if (isOfOthers(part.text) || (isAsking && !isAsked)) return [];
	for (const { text, label } of [part, ...part.clauses]) {
		const money = findMoney(text);
		const isTold = label === "tell-budget" || isAsked || holdsCue(text, budgetCues);
		const isSure =
			money?.plain || isAsked || (part.label === "tell-budget" && !part.isQuestion && !money?.isSmall);
		if (money && isTold && isSure) return [plain("budget", money.value)];
	}
	return [];
}

function timingIn(part: Part, { awaiting }: Telling): SetSlot[] {
	const isFree = part.label === null || part.label === "tell-timing";
	const isAsked = awaiting === "timing" && isFree && !part.isQuestion;
	const found = [...part.clauses, part].flatMap(({ text, label, isQuestion }) => {
		const isCued = holdsCue(text, timingCues);
		const isTold = label === "tell-timing" || isAsked || (isCued && !findMoney(text)?.plain);
		const timing = isTold && (!isQuestion || isCued) ? findTiming(text) : null;
		return timing && (timing.isOpened || isAsked) ? [timing] : [];
	});
	// "We are 20, 8 million, for January": beside another figure a clause that is a time tells when.
	const beside = !part.isQuestion && (findMoney(part.text) !== null || findSizes(part.text).length > 0);
	const alone = beside ? findTiming(part.text) : null;
	const best = found.find(({ isOpened }) => isOpened) ?? found[0] ?? (alone?.isAlone ? alone : null);
	if (best) return [plain("timing", best.value)];
	const isWhole = part.label === "tell-timing" && !part.isQuestion;
	return isWhole ? [plain("timing", oneLine(part.text, 80))] : [];
}

function holdsCue(text: string, cues: readonly string[]): boolean {
	const folded = fold(text);
	return cues.some((cue) => indexOfPhrase(folded, cue) >= 0);
}

/** The need in the visitor's own words: the sentences or clauses that tell one, and no question. */
function needIn({ parts, awaiting, known, signed }: Telling, found: readonly SetSlot[]): SetSlot[] {
	const introduces = found.some(({ slot }) => slot === "name" || slot === "email");
	const told = parts
		.filter(({ isQuestion }) => !isQuestion)
		.flatMap((part) => needsOf(part, introduces || signed));
	if (told.length > 0) return [plain("need", oneLine(told.join(" "), longestNeed))];
	const isAsked = awaiting === "need" && known.need === null && found.length === 0;
	const text = parts.map((part) => part.text).join(" ");
	const isTold = parts.every((part) => !part.isQuestion && answersNeed(part));
	return isAsked && isTold && wordsIn(text).length >= shortestNeed
		? [plain("need", oneLine(text, longestNeed))]
		: [];
}

/** @param introduces who they are stands beside it, and is none of the need. */
function needsOf(part: Part, introduces: boolean): string[] {
	const clauses = part.clauses.filter(tellsNeed);
	const isWhole =
		tellsNeed(part) && part.clauses.every(({ label }) => label === null || label === "tell-need");
	const isOne = isWhole && !(introduces && clauses.length > 0);
	if (isOne || (tellsNeed(part) && clauses.length === 0)) return [part.text];
	return clauses.length > 0
		? [clauses.map(({ text }) => text.replace(/^(?:y|and|pero|but|so)\s+/iu, "")).join(", ")]
		: [];
}

function tellsNeed({ text, guesses, label, isQuestion }: Part): boolean {
	const [best] = guesses;
	const isLikely = best?.label === "tell-need" && best.probability >= likelyNeed;
	const isLong = wordsIn(text).length >= shortestNeed;
	const counts =
		wordsIn(text).length <= longestFragment && findSizes(text).some((size) => size.counts !== "bare");
	return isLong && !counts && !isQuestion && (label === "tell-need" || isLikely);
}

function isAction(label: string | null): boolean {
	return label !== null && !label.startsWith("tell-");
}

/** What is said to "what would you improve?" tells it, unless it plainly does something else. */
function answersNeed({ label, guesses: [best] }: Part): boolean {
	if (label !== null) return label.startsWith("tell-");
	return (
		best === undefined ||
		best.label.startsWith("tell-") ||
		isQuestionLabel(best.label) ||
		best.probability < likelyAct
	);
}
