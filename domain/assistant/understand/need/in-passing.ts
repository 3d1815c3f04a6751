import { withoutDeniedName } from "../passing/denial.ts";
import { datesLife } from "../passing/elsewhen.ts";
import { tellsOfFirm, tellsOfTools } from "../passing/firm-talk.ts";
import { countsOthers, isMerelyTouched } from "../passing/of-others.ts";
import { isPuzzled } from "../passing/waiting.ts";
import type { Segment } from "../text/segments.ts";
import { sceneAt } from "./work-scenes.ts";
import { isTrouble, speaksOfWork } from "./work-talk.ts";

/** What people say beside the matter, wherever they are asked what they need. */

/** "What do you mean", "my son is at school": of themselves, and no trouble of their business. */
export function isInPassing(segment: Segment): boolean {
	const { text, folded } = segment;
	if (isPuzzled(folded)) return true;
	const besides = isMerelyTouched(folded) || withoutDeniedName(segment) === null;
	return besides && !isTrouble(segment) && !speaksOfWork(text);
}

/** "We buy from Costco", "business is fine", "our competitor has one": told unasked, and nothing in it goes wrong. */
export function tellsNoTrouble(segment: Segment): boolean {
	const { text, folded } = segment;
	const told = [tellsOfTools, tellsOfFirm, countsOthers, datesLife].some((one) => one(folded));
	return told && !isTrouble(segment) && !speaksOfWork(text) && sceneAt(segment) < 0;
}
