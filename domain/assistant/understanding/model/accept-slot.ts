import type { Language } from "../../../../content/language.ts";
import type { FactName, LeadFacts } from "../../../leads/lead.ts";
import type { Command } from "../../commands.ts";
import { isIndustry } from "../../dialogue/choices.ts";
import { printedName } from "../../names.ts";
import { capitalRun, wholeCompany } from "../guided/entities/company.ts";
import { findEmail } from "../guided/entities/email.ts";
import { findBusinesses, findProfession } from "../guided/entities/industry.ts";
import { findMoney } from "../guided/entities/money.ts";
import { indexOfPhrase, wholeName } from "../guided/entities/name.ts";
import { findPhone } from "../guided/entities/phone.ts";
import { findSizes, sizeWith } from "../guided/entities/size.ts";
import { findTiming } from "../guided/entities/timing.ts";
import { sentencesOf } from "../guided/sentences.ts";
import { fold, oneLine, wordsIn } from "../guided/text.ts";
import { isOfOthers } from "../guided/voice.ts";

/** What a slot of a model is checked against. */
export type Evidence = {
	/** All that the visitor wrote. */
	written: string;
	language: Language;
	known: LeadFacts;
	/** Whether they are a prospective customer; of others only who they are is kept. */
	isProspect: boolean;
};

type SetSlot = Extract<Command, { kind: "set-slot" }>;

const longestNeed = 300;
const longestName = 80;
const shortestNeed = 3;
const whoTheyAre: readonly FactName[] = ["name", "email", "phone", "company"];

/**
 * Accepts a slot whose value stands in the visitor's own messages and passes the check of the guided parser.
 * @returns null for any other; "likely" where no parser can be sure, for the visitor to confirm.
 */
export function acceptSlot(slot: FactName, value: string, evidence: Evidence): SetSlot | null {
	if (!evidence.isProspect && !whoTheyAre.includes(slot)) return null;
	if (slot === "industry") return industryIn(value, evidence);
	if (slot === "phone") return phoneIn(value, evidence);
	if (!standsIn(value, evidence)) return null;
	const read = readValue(slot, value, evidence);
	// "Hostal Cafetal" is a company's name; "vendo café" is one at most.
	const isPlain = slot !== "company" || (capitalRun(value)?.length ?? 0) >= value.length;
	if (read !== null) return { kind: "set-slot", slot, value: read, evidence: isPlain ? "plain" : "likely" };
	// A rare name by itself: the visitor sees it in the form before it counts.
	const isName = slot === "name" && /^\p{Lu}/u.test(value) && value.length <= longestName;
	return isName && printedName(value) ? { kind: "set-slot", slot, value, evidence: "likely" } : null;
}

function readValue(
	slot: Exclude<FactName, "industry" | "phone">,
	value: string,
	{ known }: Evidence,
): string | null {
	if (slot === "email") {
		const found = findEmail(value);
		return found && "address" in found ? found.address : null;
	}
	if (slot === "name") return wholeName(value);
	if (slot === "company") return wholeCompany(value);
	if (slot === "companySize") {
		const sizes = findSizes(value);
		return sizes.length > 0 ? sizeWith(known.companySize, sizes) : null;
	}
	if (slot === "budget") return findMoney(value)?.value ?? null;
	if (slot === "timing") return findTiming(value)?.value ?? null;
	const isNeed = wordsIn(value).length >= shortestNeed && !/[?¿]/.test(value);
	return isNeed && value.length <= longestNeed ? oneLine(value, longestNeed) : null;
}

/** Whether the visitor wrote it, and not of somebody else's business. */
function standsIn(value: string, { written }: Evidence): boolean {
	const phrase = fold(value);
	if (indexOfPhrase(fold(written), phrase) < 0) return false;
	const sentence = sentencesOf(written).find((one) => fold(one).includes(phrase));
	return sentence === undefined || !isOfOthers(sentence);
}

/** `<id> <words>`: the words are the evidence, and the guided vocabulary says whether they are of that industry. */
function industryIn(value: string, evidence: Evidence): SetSlot | null {
	const [, id = "", words = ""] = /^(\S+)\s+(.+)$/u.exec(value) ?? [];
	if (!isIndustry(id) || !standsIn(words, evidence)) return null;
	const named = [...findBusinesses(words), findProfession(words)].map((found) => found?.industry);
	return {
		...{ kind: "set-slot", slot: "industry", value: id },
		evidence: named.includes(id) ? "plain" : "likely",
	};
}

/** Telephones are written in many ways: their digits are the evidence. */
function phoneIn(value: string, { written, language }: Evidence): SetSlot | null {
	const digits = value.replace(/\D/g, "");
	const found = findPhone(value, language, true)?.number;
	const stands = digits.length >= 7 && written.replace(/[\s().-]/g, "").includes(digits);
	return found && stands ? { kind: "set-slot", slot: "phone", value: found, evidence: "plain" } : null;
}
