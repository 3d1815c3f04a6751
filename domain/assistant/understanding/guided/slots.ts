import { likely, plain, type SetSlot } from "../../commands.ts";
import { saysItIsCalled } from "./entities/company.ts";
import { findBusinesses, findProfession, type IndustryName } from "./entities/industry.ts";
import { findMoney } from "./entities/money.ts";
import { numbersIn } from "./entities/number.ts";
import { holdsPhrase, phrasesOf, withoutLeadIns } from "./entities/phrases.ts";
import { findSizes, type SizeFound, sizeWith } from "./entities/size.ts";
import { findTiming, saysWhen } from "./entities/timing.ts";
import { needIn } from "./need.ts";
import type { Part } from "./reading.ts";
import type { Telling } from "./telling.ts";
import { oneLine, segmentsOf, wordsIn } from "./text.ts";
import { isDeniedBusiness, isOwn, speaksOfOneself } from "./voice.ts";
import { whoIn } from "./who.ts";

const budgetCues = phrasesOf("budget-cues");
const timingCues = phrasesOf("timing-cues");
const changeWords = phrasesOf("change-words");
const studentWords = phrasesOf("student-words");
/** Of a statement of these, the business it names is the visitor's. */
const statesBusiness = new Set(["tell-business", "tell-contact", "tell-size", "greeting"]);
/** "Plumber here", "roofing outfit up in Red Deer, 9 guys": so short a statement is about themself. */
const longestFragment = 8;
/** A time that no list has is answered in so few words. */
const longestTiming = 8;
/** A trade that no list has is answered in so few words. */
const longestTrade = 5;
/** "Procurement at Tarnbeck Zoo": so few words beside a company are who writes. */
const mostBeside = 2;
/** Who says one of these speaks of no business of theirs. */
const noBusiness = new Set([
	...["student-or-press", "vacancies", "vendor", "existing-client", "refund", "out-of-scope"],
]);

/** @returns the facts that a message tells, each once; what is asked or said of somebody else is none. */
export function slotsIn(told: Telling): SetSlot[] {
	const { parts } = told;
	const who = whoIn(told);
	const theirs = who.filter((slot) => !isWhereTheyStudy(slot, parts));
	const found = theirs.map((slot) => (isMentioned(slot, told, who) ? likely(slot.slot, slot.value) : slot));
	if (told.isProspect && !parts.some(({ label }) => label !== null && noBusiness.has(label))) {
		found.push(...industryIn(told, found));
		found.push(...sizeIn(told));
		for (const part of parts) found.push(...budgetIn(part, told), ...timingIn(part, told));
		found.push(...needIn(told, found));
	}
	return found.filter((fact) => held(found, fact.slot) === fact);
}

/** Of several sums and times the last plain one holds: "3 million… no, put 2". */
function held(found: readonly SetSlot[], slot: SetSlot["slot"]): SetSlot | undefined {
	const all = found.filter((fact) => fact.slot === slot);
	const isChanged = slot === "budget" || slot === "timing";
	return (isChanged && all.findLast(({ evidence }) => evidence === "plain")) || all[0];
}

/** "Soy estudiante de la Universidad del Rosario": it is no company of theirs. */
function isWhereTheyStudy({ slot, value }: SetSlot, parts: readonly Part[]): boolean {
	const studies = parts.some(
		({ text, label }) => label === "student-or-press" || holdsPhrase(text, studentWords),
	);
	const isSchool = findBusinesses(value).some(({ industry }) => industry === "educacion-ong");
	return slot === "company" && studies && isSchool;
}

/** "El gerente de Alkosto dice…": a company of which nobody says that it is theirs, in a sentence about something else. */
function isMentioned({ slot, value }: SetSlot, told: Telling, who: readonly SetSlot[]): boolean {
	if (slot !== "company" || told.signed || told.awaiting === "company" || who.length > 1) return false;
	if (speaksOfOneself(told.rest) || saysItIsCalled(told.rest, value)) return false;
	return segmentsOf(told.rest).every(
		(segment) => !segment.includes(value) || wordsIn(segment).length > wordsIn(value).length + mostBeside,
	);
}

function industryIn({ parts, awaiting }: Telling, found: readonly SetSlot[]): SetSlot[] {
	const company = found.find(({ slot }) => slot === "company")?.value ?? "";
	const named = specific(
		findBusinesses(company).flatMap(({ industry, isVague }) => (isVague ? [] : [industry])),
	);
	const told: IndustryName[] = [];
	const near: IndustryName[] = [];
	for (const { text, label, isQuestion } of parts) {
		if (isDeniedBusiness(text)) continue;
		const profession = speaksOfOneself(text) ? findProfession(text) : null;
		const isShort = label === null && wordsIn(text).length <= longestFragment;
		const states = isShort || speaksOfOneself(text) || (label !== null && statesBusiness.has(label));
		const isAnswer = awaiting === "industry" && !isQuestion;
		for (const { industry, first, isVague } of [
			...findBusinesses(text),
			...(profession ? [profession] : []),
		]) {
			const isOfVisitor = isQuestion ? isOwn(text, first) : states;
			const isTold = isAnswer || (!isVague && isOfVisitor);
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
	return guess && guess !== "other" ? [likely("industry", guess)] : [];
}

/** Of several, the first that has a page of ours. */
function specific(industries: readonly IndustryName[]): IndustryName | null {
	return industries.find((industry) => industry !== "other") ?? industries[0] ?? null;
}

/** People of one sentence and places of another are of one business; of people the last count holds. */
function sizeIn(telling: Telling): SetSlot[] {
	const { parts, awaiting, known } = telling;
	const isSummary = awaiting === "summary";
	const corrects = parts.some(
		({ label, text }) => label === "correct-fact" || (isSummary && holdsPhrase(text, changeWords)),
	);
	const told = parts.flatMap((part) => sizesOf(part, telling, corrects));
	const last = (kind: SizeFound["counts"]) =>
		told.findLast(({ counts, isPart }) => counts === kind && !isPart);
	const isOfPeople = ({ counts, isPart }: SizeFound) => counts !== "places" && !isPart;
	const people = awaiting === "companySize" ? told.findLast(isOfPeople) : (last("people") ?? last("bare"));
	const places = told.find(({ counts }) => counts === "places");
	const sure = told.filter((size) => size === people || size === places);
	const part = people ? undefined : told.find(({ isPart }) => isPart);
	const all = part ? told.filter((size) => size === part || size === places) : sure;
	// Who counts places and people tells how large it is.
	const as = part && !places && awaiting !== "companySize" ? likely : plain;
	if (all.length === 0) return [];
	const value = sizeWith(known.companySize, all);
	// "Somos 15, no 12": of the same people.
	const unit = /^\d+( \p{L}+)$/u.exec(known.companySize ?? "")?.[1] ?? "";
	return [as("companySize", /^\d+$/.test(value) ? value + unit : value)];
}

/** @param corrects whether the message corrects something: then a size stands for the one that we have. */
function sizesOf(
	{ text, isQuestion, label }: Part,
	{ awaiting, known }: Telling,
	corrects: boolean,
): readonly SizeFound[] {
	if (isQuestion && !speaksOfOneself(text)) return [];
	const sizes = findSizes(text);
	// "Quiero una propuesta" counts nobody.
	const isAnswer = awaiting === "companySize" && !isAction(label);
	const counted = sizes.filter(({ counts }) => counts !== "bare");
	const isMended = corrects && known.companySize !== null;
	const isTold =
		isAnswer || isMended || label === "tell-size" || label === "tell-business" || speaksOfOneself(text);
	const told = counted.filter(({ isHead }) => isHead || isTold);
	return told.length > 0 ? told : isAnswer ? sizes : [];
}

function budgetIn(part: Part, { awaiting, known }: Telling): SetSlot[] {
	const isFree = part.label === null || part.label === "tell-budget" || part.label === "decline-to-tell";
	const isAsked = awaiting === "budget" && isFree;
	const isAsking = part.isQuestion && part.label !== "tell-budget";
	if (isAsking && !isAsked) return [];
	for (const { text, label } of [part, ...part.clauses]) {
		const money = findMoney(text);
		// "It's 5 million, not 4": the one denied is the one we know.
		const isMended = known.budget !== null && sharesFigure(text, known.budget);
		const isTold = label === "tell-budget" || isAsked || isMended || holdsPhrase(text, budgetCues);
		if (!money || !isTold) continue;
		// "500 mil?" may ask for a price.
		const isAlone = wordsIn(text).length <= wordsIn(money.value).length;
		const isDoubtful = (money.isBorrowed && !isMended) || (/\?/.test(part.text) && isAlone);
		const isSure =
			money.plain ||
			isAsked ||
			isMended ||
			(part.label === "tell-budget" && !part.isQuestion && !money.isSmall);
		if (isDoubtful) return [likely("budget", money.value)];
		if (isSure) return [plain("budget", money.value)];
	}
	return [];
}

function sharesFigure(text: string, known: string): boolean {
	const figures = (one: string) => numbersIn(one, wordsIn(one)).map(({ value }) => value);
	return figures(known).some((figure) => figures(text).includes(figure));
}

function timingIn(part: Part, { awaiting }: Telling): SetSlot[] {
	const isFree =
		part.label === null || part.label === "tell-timing" || findTiming(part.text)?.isAlone === true;
	const isAsked = awaiting === "timing" && isFree && !part.isQuestion;
	const found = (part.clauses.length > 0 ? part.clauses : [part]).flatMap(({ text, label, isQuestion }) => {
		const isCued = holdsPhrase(text, timingCues);
		const isTold = label === "tell-timing" || isAsked || (isCued && !findMoney(text)?.plain);
		const timing = isTold && (!isQuestion || isCued) ? findTiming(text) : null;
		return timing && (timing.isOpened || isAsked) ? [{ ...timing, isCued }] : [];
	});
	// "We are 20, 8 million, for January": beside another figure a clause that is a time tells when.
	const beside = !part.isQuestion && (findMoney(part.text) !== null || findSizes(part.text).length > 0);
	const alone = beside ? findTiming(part.text) : null;
	const whole = part.label === "tell-timing" && !part.isQuestion ? findTiming(part.text) : null;
	if (whole?.isOpened) found.push({ ...whole, isCued: holdsPhrase(part.text, timingCues) });
	const best = found.find(({ isOpened }) => isOpened) ?? found[0];
	if (best) return [best.goesOn && !best.isCued ? likely("timing", best.value) : plain("timing", best.value)];
	if (alone?.isAlone) return [plain("timing", alone.value)];
	if (part.label !== "tell-timing" || part.isQuestion || (whole === null && saysWhen(part.text))) return [];
	const isShort = wordsIn(part.text).length <= longestTiming;
	const value = oneLine(withoutLeadIns(part.text), 80);
	return [isShort && isAsked ? plain("timing", value) : likely("timing", value)];
}

function isAction(label: string | null): boolean {
	return label !== null && !label.startsWith("tell-");
}
