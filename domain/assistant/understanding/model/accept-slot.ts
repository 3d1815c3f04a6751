import type { Language } from "../../../../content/language.ts";
import { printedName } from "../../../leads/names.ts";
import { holdsOffer } from "../../../words/offers.ts";
import { likely, type SetSlot } from "../../commands.ts";
import type { Reply } from "../../reply.ts";
import { wholeCompany } from "../guided/entities/company.ts";
import { wholeName } from "../guided/entities/name.ts";
import { findPhone } from "../guided/entities/phone.ts";
import { holdsPhrase, indexOfPhrase, phrasesOf, withoutLeadIns } from "../guided/entities/phrases.ts";
import { findTiming } from "../guided/entities/timing.ts";
import { lists } from "../guided/entities/words.ts";
import { answersNeed } from "../guided/need.ts";
import { wholeOf } from "../guided/reading.ts";
import { sentencesOf } from "../guided/sentences.ts";
import { fold, oneLine, readable, wordsIn } from "../guided/text.ts";
import { isOfOthers, speaksOfOneself } from "../guided/voice.ts";
import type { Ground } from "./ground.ts";
import type { ReadSlot } from "./parse-line.ts";

const longestNeed = 300;
const longestName = 80;
const shortestNeed = 3;
const negations = new Set(phrasesOf("negations"));
const peopleClose = phrasesOf("people-close");
const joint = /[,;:]|\s(?:pero|sino|but|y|and)\s/u;

/**
 * Accepts a slot that the visitor states of themself in this message, in the shape that the guided parser gives it. What
 * is plain the guided understanding finds itself: a model's is likely at most, for the visitor to confirm.
 */
export function acceptSlot(slot: ReadSlot, value: string, { guided, message }: Ground): SetSlot | null {
	const isName = slot === "name" || slot === "company";
	// Of others only who they are is kept.
	if (guided.state.audience === "other" && !isName) return null;
	const read = readValue(slot, value, guided);
	return read !== null && isStated(value, message, isName) ? likely(slot, read) : null;
}

function readValue(slot: ReadSlot, value: string, { state, language }: Reply): string | null {
	if (slot === "name") return wholeName(value) ?? rareName(value);
	if (slot === "company") return isOtherThing(value, state.facts.name) ? null : wholeCompany(value);
	if (slot === "timing") return findTiming(value)?.value ?? null;
	return isNeed(value, language) ? oneLine(value, longestNeed) : null;
}

/** Whether it is no company of theirs: their own name, or software they may use. */
function isOtherThing(value: string, name: string | null): boolean {
	return fold(value) === fold(name ?? "") || wordsIn(value).some(({ folded }) => lists.systems.has(folded));
}

/** A name by itself that no list has. */
function rareName(value: string): string | null {
	const isName = /^\p{Lu}/u.test(value) && value.length <= longestName;
	return isName && printedName(value) ? value : null;
}

/** No question, greeting, complaint, address, link or offer. */
function isNeed(value: string, language: Language): boolean {
	const isFit = wordsIn(value).length >= shortestNeed && value.length <= longestNeed && !/[?¿@]/.test(value);
	const isOther = holdsOffer(value) || findPhone(value, language, false) !== null;
	return isFit && !isOther && answersNeed(wholeOf(readable(value), language));
}

/**
 * Whether one sentence states it of the visitor, and none that holds it denies it or speaks of others. Others have names,
 * too: a name is theirs beside a word of oneself, or where it stands alone.
 */
function isStated(value: string, message: string, isName: boolean): boolean {
	const phrase = plainOf(value);
	const naming = sentencesOf(readable(message)).filter(
		(sentence) => indexOfPhrase(plainOf(sentence), phrase) >= 0,
	);
	const isOwn = (sentence: string) => {
		const clause = clauseOf(sentence, phrase);
		const isAlone = wordsIn(withoutLeadIns(clause)).length === 0;
		const isAsked = /^[^¿?]*\?/.test(plainOf(sentence).split(phrase).at(-1) ?? "");
		return speaksOfOneself(clause) || ((isAlone || !isName) && !isAsked);
	};
	// "No me llamo Pedro", "Hostal Cafetal isn't mine": a no beside it in its clause.
	const isDenied = (sentence: string) =>
		wordsIn(clauseOf(sentence, phrase)).some(({ folded }) => negations.has(folded));
	const isAnothers = (sentence: string) =>
		isOfOthers(sentence) || (isName && holdsPhrase(sentence, peopleClose));
	return naming.some(isOwn) && !naming.some((sentence) => isAnothers(sentence) || isDenied(sentence));
}

/** What stands beside a phrase in its clause. */
function clauseOf(sentence: string, phrase: string): string {
	const text = plainOf(sentence);
	const at = indexOfPhrase(text, phrase);
	return `${text.slice(0, at).split(joint).at(-1)} ${text.slice(at + phrase.length).split(joint)[0]}`;
}

/** Folded, numbers without what parts their digits. */
function plainOf(text: string): string {
	return fold(readable(text)).replace(/(?<=\d)[\s().-]+(?=\d)/g, "");
}
