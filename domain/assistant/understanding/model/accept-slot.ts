import type { Language } from "../../../../content/language.ts";
import { printedName } from "../../../leads/names.ts";
import { holdsOffer } from "../../../words/offers.ts";
import { likely, type SetSlot } from "../../commands.ts";
import type { Reply } from "../../reply.ts";
import { wholeCompany } from "../guided/entities/company.ts";
import { findBusinesses } from "../guided/entities/industry.ts";
import { wholeName } from "../guided/entities/name.ts";
import { findPhone } from "../guided/entities/phone.ts";
import { indexOfPhrase, phraseAtEnd, phrasesOf, withoutLeadIns } from "../guided/entities/phrases.ts";
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
const firstPerson = phrasesOf("first-person");
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

/** Whether it is no company of theirs: a link, their own name, or software they may use. */
function isOtherThing(value: string, name: string | null): boolean {
	if (/\/|\.\p{Ll}{2}/u.test(value) || fold(value) === fold(name ?? "")) return true;
	return wordsIn(value).some(({ folded }) => lists.systems.has(folded));
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
		const [before, behind] = around(sentence, phrase);
		const isAlone = wordsIn(withoutLeadIns(before + behind)).length === 0;
		if (isName) return isAlone ? !isAsked(sentence, phrase) : isNamed(before);
		return speaksOfOneself(before + behind) || !isAsked(sentence, phrase);
	};
	// "No me llamo Pedro", "Hostal Cafetal isn't mine": a no beside it in its clause.
	const isDenied = (sentence: string) =>
		wordsIn(around(sentence, phrase).join("")).some(({ folded }) => negations.has(folded));
	return naming.some(isOwn) && !naming.some((sentence) => isOfOthers(sentence) || isDenied(sentence));
}

/** "Mi", "I run", "soy de": a word of oneself stands right before it, or "mi perro Rex" would be their name. */
function isNamed(before: string): boolean {
	const words = wordsIn(before);
	const last = words.findLast(({ folded }) => !lists.particles.has(folded) && !isTrade(folded));
	return phraseAtEnd(before.slice(0, last?.to), firstPerson) !== "";
}

function isTrade(folded: string): boolean {
	return lists.weakBusinesses.has(folded) || findBusinesses(folded).length > 0;
}

function isAsked(sentence: string, phrase: string): boolean {
	return /^[^¿?]*\?/.test(plainOf(sentence).split(phrase).at(-1) ?? "");
}

/** What stands before a phrase in its clause, and behind it. */
function around(sentence: string, phrase: string): [string, string] {
	const text = plainOf(sentence);
	const at = indexOfPhrase(text, phrase);
	return [text.slice(0, at).split(joint).at(-1) ?? "", ` ${text.slice(at + phrase.length).split(joint)[0]}`];
}

/** Folded, numbers without what parts their digits. */
function plainOf(text: string): string {
	return fold(readable(text)).replace(/(?<=\d)[\s().-]+(?=\d)/g, "");
}
