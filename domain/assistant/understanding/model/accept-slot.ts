import { vocabulary } from "../../../../content/assistant/vocabulary.ts";
import type { Language } from "../../../../content/language.ts";
import type { FactName, LeadFacts } from "../../../leads/lead.ts";
import { printedName } from "../../../leads/names.ts";
import { holdsOffer } from "../../../words/offers.ts";
import { likely, type SetSlot } from "../../commands.ts";
import { isIndustry } from "../../dialogue/choices.ts";
import { wholeCompany } from "../guided/entities/company.ts";
import { findEmail } from "../guided/entities/email.ts";
import { findBusinesses, findProfession } from "../guided/entities/industry.ts";
import { findMoney } from "../guided/entities/money.ts";
import { wholeName } from "../guided/entities/name.ts";
import { findPhone } from "../guided/entities/phone.ts";
import { indexOfPhrase } from "../guided/entities/phrases.ts";
import { findSizes, sizeWith } from "../guided/entities/size.ts";
import { findTiming } from "../guided/entities/timing.ts";
import { answersNeed } from "../guided/need.ts";
import { wholeOf } from "../guided/reading.ts";
import { sentencesOf } from "../guided/sentences.ts";
import { fold, oneLine, readable, wordsIn } from "../guided/text.ts";
import { isOfOthers, speaksOfOneself } from "../guided/voice.ts";

/** What a slot of a model is checked against. */
export type Evidence = {
	/** All that the visitor wrote, message by message. */
	written: readonly string[];
	language: Language;
	known: LeadFacts;
	/** What may be taken: nothing from who plays tricks; of others only who they are. */
	mayTell: "all" | "who" | "nothing";
};

const longestNeed = 300;
const longestName = 80;
const shortestNeed = 3;
const whoTheyAre: readonly FactName[] = ["name", "email", "phone", "company"];
const negations = new Set(vocabulary("negations").map(fold));
const joint = /[,;:]|\s(?:pero|sino|but)\s/u;

/**
 * Accepts a slot that the visitor stated of themself, in the shape that the guided parser gives it. What is plain the
 * guided understanding finds itself: a model's is likely at most, for the visitor to confirm.
 */
export function acceptSlot(slot: FactName, value: string, evidence: Evidence): SetSlot | null {
	const { mayTell } = evidence;
	if (mayTell === "nothing" || (mayTell === "who" && !whoTheyAre.includes(slot))) return null;
	// `SLOT industry <id> <words>`: the words are the evidence.
	const [, id = "", words = ""] = slot === "industry" ? (/^(\S+)\s+(.+)$/u.exec(value) ?? []) : [];
	const read = slot === "industry" ? industryOf(id, words) : readValue(slot, value, evidence);
	return read !== null && isStated(words || value, evidence.written) ? likely(slot, read) : null;
}

/** The words name a business, and none of another industry. */
function industryOf(id: string, words: string): string | null {
	const named = [...findBusinesses(words), findProfession(words)].filter((one) => one !== null);
	const agrees = named.every(({ industry, isVague }) => industry === id || isVague || industry === "other");
	return isIndustry(id) && named.length > 0 && agrees ? id : null;
}

function readValue(
	slot: Exclude<FactName, "industry">,
	value: string,
	{ known, language }: Evidence,
): string | null {
	if (slot === "email") {
		const found = findEmail(value);
		return found && "address" in found ? found.address : null;
	}
	if (slot === "phone") return findPhone(value, language, true)?.number ?? null;
	if (slot === "name") return wholeName(value) ?? rareName(value);
	if (slot === "company") return fold(value) === fold(known.name ?? "") ? null : wholeCompany(value);
	if (slot === "companySize") {
		const sizes = findSizes(value);
		return sizes.length > 0 ? sizeWith(known.companySize, sizes) : null;
	}
	if (slot === "budget") return findMoney(value)?.value ?? null;
	if (slot === "timing") return findTiming(value)?.value ?? null;
	return isNeed(value, language) ? oneLine(value, longestNeed) : null;
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

/** Whether the visitor stated it in one sentence, and in none of them denied it or spoke of others. */
function isStated(value: string, written: readonly string[]): boolean {
	const phrase = plainOf(value);
	const naming = written
		.flatMap((message) => sentencesOf(readable(message)))
		.filter((sentence) => indexOfPhrase(plainOf(sentence), phrase) >= 0);
	const isRefused = (sentence: string) => isOfOthers(sentence) || isDenied(sentence, phrase);
	return naming.some((sentence) => !isAsked(sentence, phrase)) && !naming.some(isRefused);
}

/** "Do you know Hostal Mira?": within a question, unless its clause speaks of oneself. */
function isAsked(sentence: string, phrase: string): boolean {
	const [before, behind] = around(sentence, phrase);
	const isWithin = /^[^¿?]*\?/.test(behind);
	return isWithin && !speaksOfOneself(clauseOf(before, behind));
}

/** "No me llamo Pedro", "Hostal Cafetal isn't mine": a no beside it in its clause. */
function isDenied(sentence: string, phrase: string): boolean {
	return wordsIn(clauseOf(...around(sentence, phrase))).some(({ folded }) => negations.has(folded));
}

/** What stands before a phrase and behind it. */
function around(sentence: string, phrase: string): [string, string] {
	const text = plainOf(sentence);
	const at = indexOfPhrase(text, phrase);
	return [text.slice(0, at), text.slice(at + phrase.length)];
}

/** What stands beside a phrase in its clause. */
function clauseOf(before: string, behind: string): string {
	return `${before.split(joint).at(-1)} ${behind.split(joint)[0]}`;
}

/** Folded, numbers without what parts their digits. */
function plainOf(text: string): string {
	return fold(readable(text)).replace(/(?<=\d)[\s().-]+(?=\d)/g, "");
}
