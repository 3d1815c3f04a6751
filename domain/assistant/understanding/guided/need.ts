import { likely, plain, type SetSlot } from "../../commands.ts";
import { withoutLeadIns } from "./entities/phrases.ts";
import { isQuestionLabel, isWishLabel, type Part } from "./reading.ts";
import type { Telling } from "./telling.ts";
import { oneLine, wordsIn } from "./text.ts";
import { isDeniedBusiness, speaksOfOneself } from "./voice.ts";

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
	const introduces = signed || found.some(({ slot }) => slot === "name" || slot === "email");
	const statements = parts.filter(({ isQuestion }) => !isQuestion);
	for (const [as, tells] of [
		[plain, tellsNeedPlainly],
		[likely, tellsNeed],
	] as const) {
		const told = statements.flatMap((part) => needsOf(part, tells, introduces));
		const value = oneLine(told.join(" "), longestNeed);
		if (told.length > 0) return [awaiting === "need" ? plain("need", value) : as("need", value)];
	}
	const isAsked = awaiting === "need" && known.need === null && found.length === 0;
	const answering = parts.filter(({ label }) => label !== "deny" && label !== "affirm");
	const text = answering.map((part) => withoutLeadIns(part.text)).join(" ");
	const isTold = answering.every(
		(part) => !part.isQuestion && answersNeed(part) && !isDeniedBusiness(part.text),
	);
	return isAsked && isTold && wordsIn(text).length >= shortestNeed
		? [plain("need", oneLine(text, longestNeed))]
		: [];
}

/** The whole sentence, as its clauses mean little apart; only who they are stands for itself. @param introduces they say that in it. */
function needsOf(part: Part, tells: (part: Part) => boolean, introduces: boolean): string[] {
	const clauses = part.clauses.filter(tells);
	if (!tells(part) && clauses.length === 0) return [];
	const isApart = introduces && clauses.length > 0;
	return [withoutLeadIns(isApart ? clauses.map(({ text }) => withoutLeadIns(text)).join(", ") : part.text)];
}

function tellsNeedPlainly(part: Part): boolean {
	return part.label === "tell-need" && tellsNeed(part);
}

/** "Foreigners write to us in English and we don't understand": near a question, and told of themselves. */
function touchesNeed({ text, label }: Pick<Part, "text" | "label">): boolean {
	const isNear = label !== null && isQuestionLabel(label);
	return isNear && wordsIn(text).length >= longestCount && speaksOfOneself(text);
}

function tellsNeed({ text, guesses, label, isQuestion }: Part): boolean {
	const [best] = guesses;
	const isLikely =
		(best?.label === "tell-need" && best.probability >= likelyNeed) || touchesNeed({ text, label });
	const isLong = wordsIn(text).length >= shortestNeed;
	return isLong && !isQuestion && (label === "tell-need" || isLikely);
}

/** What is said to "what would you improve?" tells it, also where it comes near a question about that, unless it plainly does something else. */
export function answersNeed({ label, guesses: [best] }: Part): boolean {
	if (label !== null) return label.startsWith("tell-") || isWishLabel(label);
	return (
		best === undefined ||
		best.label.startsWith("tell-") ||
		isQuestionLabel(best.label) ||
		best.probability < likelyAct
	);
}
