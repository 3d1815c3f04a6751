import { vocabulary } from "../../../../content/assistant/vocabulary.ts";
import { likely, plain, type SetSlot } from "../../commands.ts";
import { findBusinesses, findProfession, type IndustryName } from "./entities/industry.ts";
import { findMoney } from "./entities/money.ts";
import { indexOfPhrase } from "./entities/name.ts";
import { findSizes, type SizeFound, sizeWith } from "./entities/size.ts";
import { findTiming } from "./entities/timing.ts";
import { needIn } from "./need.ts";
import type { Part } from "./reading.ts";
import type { Telling } from "./telling.ts";
import { fold, oneLine, wordsIn } from "./text.ts";
import { isDeniedBusiness, isOfOthers, isOwn, speaksOfOneself } from "./voice.ts";
import { whoIn } from "./who.ts";

const budgetCues = vocabulary("budget-cues").map(fold);
const timingCues = vocabulary("timing-cues").map(fold);
/** Of a statement of these, the business it names is the visitor's. */
const statesBusiness = new Set(["tell-business", "tell-contact", "tell-size", "greeting"]);
/** "Plumber here", "roofing outfit up in Red Deer, 9 guys": so short a statement is about themself. */
const longestFragment = 8;
/** A time that no list has is answered in so few words. */
const longestTiming = 8;
/** A trade that no list has is answered in so few words. */
const longestTrade = 5;
/** Who says one of these speaks of no business of theirs. */
const noBusiness = new Set([
	...["student-or-press", "vacancies", "vendor", "trick", "out-of-scope"],
	...["complaint", "existing-client", "refund"],
]);

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

function industryIn({ parts, awaiting }: Telling, found: readonly SetSlot[]): SetSlot[] {
	const company = found.find(({ slot }) => slot === "company")?.value ?? "";
	const named = specific(
		findBusinesses(company).flatMap(({ industry, isVague }) => (isVague ? [] : [industry])),
	);
	const told: IndustryName[] = [];
	const near: IndustryName[] = [];
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
			(isTold ? told : near).push(industry);
		}
	}
	const plainly = specific(told) ?? named;
	if (plainly) return [plain("industry", plainly)];
	const [only, ...more] = parts;
	const answers =
		awaiting === "industry" && only && more.length === 0 && !only.isQuestion && !isAction(only.label);
	if (answers && wordsIn(only.text).length <= longestTrade) return [plain("industry", "other")];
	const [guess] = near;
	return guess ? [likely("industry", guess)] : [];
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
	const found = (part.clauses.length > 0 ? part.clauses : [part]).flatMap(({ text, label, isQuestion }) => {
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
	if (part.label !== "tell-timing" || part.isQuestion) return [];
	const whole = oneLine(part.text, 80);
	return [
		isAsked && wordsIn(whole).length <= longestTiming ? plain("timing", whole) : likely("timing", whole),
	];
}

function holdsCue(text: string, cues: readonly string[]): boolean {
	const folded = fold(text);
	return cues.some((cue) => indexOfPhrase(folded, cue) >= 0);
}

function isAction(label: string | null): boolean {
	return label !== null && !label.startsWith("tell-");
}
