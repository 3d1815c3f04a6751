import type { Segment } from "../text/segments.ts";
import { wordsOf } from "../text/text.ts";
import { hearIndustry } from "../trade/industry.ts";
import { described, either, lead, read } from "./told-trouble.ts";
import { speaksOfWork } from "./work-talk.ts";

/**
 * The parts of a message that may tell a trouble, once everything else in it is known: whoever names a business to a
 * consultancy and goes on, goes on with what is wrong in it. Nothing is looked for but what speaks against it.
 * @param rest the parts that gave no other fact. @returns none when none of them is about somebody or their work.
 */
export function remainderOf(rest: readonly Segment[]): readonly Segment[] {
	const own = rest.filter(
		(segment) => mayTellTrouble(segment) && wordsOf(segment.text).length > 2 && !isLabel(segment),
	);
	const from = own.findIndex((segment) => wordsOf(segment.text).length >= 4 && isOfTheirDays(segment));
	return from < 0 ? [] : own.slice(from);
}

/** "Clinic in Quito" says what they are, whatever comes next. */
function isLabel({ text }: Segment): boolean {
	return wordsOf(text).length < 5 && hearIndustry(text, false) !== null;
}

/** Whether a sentence can tell what goes wrong for them, rather than what they are or think of us. */
function mayTellTrouble({ folded }: Segment): boolean {
	const said = folded.slice(0, read);
	const rest = said.slice(said.match(lead)?.[0].length ?? 0);
	const onlyDescribes = described.test(rest) && !goesWrong.test(rest);
	return !noTrouble.test(rest) && !onlyDescribes && !ofThemselves.test(rest);
}

function isOfTheirDays({ text, folded }: Segment): boolean {
	return speaksOfWork(text) || somebody.test(folded);
}

const ofThemselves = new RegExp(
	`^(?:(?:${either((one) => one.own)}) )?(?:${either((one) => one.themselves)})\\b`,
);
const noTrouble = new RegExp(either((one) => one.noTrouble));
const goesWrong = new RegExp(` (?:${either((one) => one.halves)}) |\\b(?:${either((one) => one.bad)})\\b`);
const somebody = new RegExp(`\\b(?:${either((one) => one.somebody)})\\b`);
