import { industries } from "../../../content/industries/list.ts";
import type { Language } from "../../../content/language.ts";
import { type FactName, factNames, type LeadFacts } from "../../leads/lead.ts";
import type { Choice } from "../choice.ts";
import type { Command } from "../commands.ts";
import { textsIn } from "../say.ts";

/** Facts whose answer is one of several. */
export type Chosen = "industry" | "companySize" | "budget" | "timing";

/** What to press in answer to a question for a fact; none where it is told in one's own words. */
export function choicesFor(slot: FactName, language: Language): Choice[] {
	const { choices, ranges } = textsIn(language);
	if (slot === "industry")
		return [
			...industries.map(({ id, text }) => ({ value: `slot:industry=${id}`, label: text[language].name })),
			{ value: "slot:industry=other", label: choices.otherIndustry, quiet: true },
		];
	if (slot !== "companySize" && slot !== "budget" && slot !== "timing") return [];
	return [
		...ranges[slot].map(({ value, label }) => ({ value: `slot:${slot}=${value}`, label })),
		{ value: `skip:${slot}`, label: choices.unsure, quiet: true },
		{ value: `other:${slot}`, label: choices.other, quiet: true },
	];
}

/** "Talk to a person", "I'd like a proposal" and the like. */
export function requestChoice(what: "person" | "proposal", label: string, quiet = false): Choice {
	return { value: `request:${what}`, label, ...(quiet && { quiet }) };
}

/** @returns what pressing a choice asks for; null for a value that no choice has. */
export function commandOfChoice(value: string): Command | null {
	const [, kind = "", rest = ""] = /^([a-z]+)(?::(.*))?$/s.exec(value) ?? [];
	if (kind === "affirm") return { kind: "affirm" };
	if (kind === "deny") return { kind: "deny" };
	if (kind === "entry") return { kind: "ask", entries: [rest], sure: true, question: "" };
	if (kind === "request" && (rest === "person" || rest === "proposal" || rest === "summary"))
		return { kind: "request", what: rest };
	if (kind === "slot") return slotCommand(rest);
	if (kind === "skip" || kind === "other") return { kind: "choose", value };
	return null;
}

/** A need is the longest of what is put forward. */
const longestValue = 300;

function slotCommand(rest: string): Command | null {
	const [, name = "", text = ""] = /^(\w+)=(.+)$/s.exec(rest) ?? [];
	const slot = factNames.find((one) => one === name);
	const isKnown = slot !== "industry" || isIndustry(text);
	return slot && isKnown && text.length <= longestValue ? { kind: "correct-slot", slot, value: text } : null;
}

export function isIndustry(value: string): value is NonNullable<LeadFacts["industry"]> {
	return value === "other" || industries.some(({ id }) => id === value);
}
