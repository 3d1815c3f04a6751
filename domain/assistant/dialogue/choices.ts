import { industries } from "../../../content/industries/list.ts";
import type { Choice } from "../../../shared/chat.ts";
import { type Language, languages } from "../../../shared/language.ts";
import { type FactName, factNames } from "../../../shared/lead.ts";
import type { LeadFacts } from "../../leads/lead.ts";
import { textsIn } from "../assistant-texts.ts";
import { askFor, type Command, correction, type Offered } from "../commands.ts";
import type { Entry } from "../knowledge/entries.ts";

/** What to press in answer to a question for a fact; none where it is told in one's own words. */
export function choicesFor(slot: FactName, language: Language): Choice[] {
	const { choices, ranges } = textsIn(language);
	if (slot === "industry")
		return [
			...industries.map(({ id, text }) => slotChoice(slot, id, text[language].name)),
			{ ...slotChoice(slot, "other", choices.otherIndustry), quiet: true },
		];
	if (slot !== "companySize" && slot !== "budget" && slot !== "timing") return [];
	return [
		...ranges[slot].map(({ value, label }) => slotChoice(slot, value, label)),
		{ value: `skip:${slot}`, label: choices.unsure, quiet: true },
		otherChoice(slot, choices.other),
	];
}

/** A value of a fact. */
export function slotChoice(slot: FactName, value: string, label = value): Choice {
	return { value: `slot:${slot}=${value}`, label };
}

/** None of the choices: it is said in one's own words. */
export function otherChoice(of: FactName | "question", label: string): Choice {
	return { value: `other:${of}`, label, quiet: true };
}

export function noChoice(label: string): Choice {
	return { value: "deny", label, quiet: true };
}

/** "Talk to a person", "I'd like a proposal" and the like. */
export function requestChoice(what: Offered | "proposal", label: string, quiet = false): Choice {
	return { value: `request:${what}`, label, ...(quiet && { quiet }) };
}

/** A question that the site answers. */
export function questionChoice({ id, question }: Pick<Entry, "id" | "question">): Choice {
	return { value: `entry:${id}`, label: question };
}

const pressed = ["person", "proposal", "summary", "erase-data", "stop-contact"] as const;

/**
 * @param offered what stood on the buttons of the reply before.
 * @returns what pressing a choice asks for; null for a value that no choice has. One that was offered earlier still counts,
 * as long as its value is one of ours.
 */
export function commandOfChoice(value: string, offered: readonly Choice[]): Command | null {
	const [, kind = "", rest = ""] = /^([a-z]+)(?::(.*))?$/s.exec(value) ?? [];
	if (kind === "affirm") return { kind: "affirm" };
	if (kind === "deny") return { kind: "deny" };
	if (kind === "entry") return askFor(rest, "");
	const what = kind === "request" && pressed.find((one) => one === rest);
	if (what) return { kind: "request", what };
	if (kind === "slot") return slotCommand(value, rest, offered);
	if (kind === "skip" || kind === "other") return { kind: "choose", value };
	return null;
}

/** What a visitor wrote stands on a button as theirs alone; of the closed lists any value counts, in either language. */
function slotCommand(value: string, rest: string, offered: readonly Choice[]): Command | null {
	const [, name = "", text = ""] = /^(\w+)=(.+)$/s.exec(rest) ?? [];
	const slot = factNames.find((one) => one === name);
	if (!slot) return null;
	const listed = [...offered, ...languages.flatMap((language) => choicesFor(slot, language))];
	return listed.some((choice) => choice.value === value) ? correction(slot, text) : null;
}

export function isIndustry(value: string): value is NonNullable<LeadFacts["industry"]> {
	return value === "other" || industries.some(({ id }) => id === value);
}
