import { likely, plain, type SetSlot } from "../../commands.ts";
import { findSizes } from "./entities/size.ts";
import { isQuestionLabel, type Part } from "./reading.ts";
import type { Telling } from "./telling.ts";
import { oneLine, wordsIn } from "./text.ts";
import { isDeniedBusiness } from "./voice.ts";

const longestNeed = 300;
const shortestNeed = 3;
/** A clause tells a need from here on: the visitor sees it before it goes anywhere. */
const likelyNeed = 0.5;
/** From here on an unsure guess keeps an answer from being taken for a need. */
const likelyAct = 0.35;
/** "Roofing outfit, 9 guys": so short a statement with a number counts people. */
const longestCount = 8;

/** @returns the need in the visitor's own words: the sentences or clauses that tell one, and no question. */
export function needIn({ parts, awaiting, known, signed }: Telling, found: readonly SetSlot[]): SetSlot[] {
	const introduces = found.some(({ slot }) => slot === "name" || slot === "email");
	const statements = parts.filter(({ isQuestion }) => !isQuestion);
	for (const [as, tells] of [
		[plain, tellsNeedPlainly],
		[likely, tellsNeed],
	] as const) {
		const told = statements.flatMap((part) => needsOf(part, tells, introduces || signed));
		const value = oneLine(told.join(" "), longestNeed);
		if (told.length > 0) return [awaiting === "need" ? plain("need", value) : as("need", value)];
	}
	const isAsked = awaiting === "need" && known.need === null && found.length === 0;
	const text = parts.map((part) => part.text).join(" ");
	const isTold = parts.every((part) => !part.isQuestion && answersNeed(part) && !isDeniedBusiness(part.text));
	return isAsked && isTold && wordsIn(text).length >= shortestNeed
		? [plain("need", oneLine(text, longestNeed))]
		: [];
}

/** @param introduces who they are stands beside it, and is none of the need. */
function needsOf(part: Part, tells: (part: Part) => boolean, introduces: boolean): string[] {
	const clauses = part.clauses.filter(tells);
	const isWhole = tells(part) && part.clauses.every(({ label }) => label === null || label === "tell-need");
	const isOne = isWhole && !(introduces && clauses.length > 0);
	if (isOne || (tells(part) && clauses.length === 0)) return [part.text];
	return clauses.length > 0
		? [clauses.map(({ text }) => text.replace(/^(?:y|and|pero|but|so)\s+/iu, "")).join(", ")]
		: [];
}

function tellsNeedPlainly(part: Part): boolean {
	return part.label === "tell-need" && tellsNeed(part);
}

function tellsNeed({ text, guesses, label, isQuestion }: Part): boolean {
	const [best] = guesses;
	const isLikely = best?.label === "tell-need" && best.probability >= likelyNeed;
	const isLong = wordsIn(text).length >= shortestNeed;
	const counts =
		wordsIn(text).length <= longestCount && findSizes(text).some((size) => size.counts !== "bare");
	return isLong && !counts && !isQuestion && (label === "tell-need" || isLikely);
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
