import { industries } from "../../../content/industries/list.ts";
import type { Choice } from "../../../shared/chat.ts";
import { type Language, languages } from "../../../shared/language.ts";
import { type FactName, factNames } from "../../../shared/lead.ts";
import type { LeadFacts } from "../../leads/lead.ts";
import { textsIn } from "../assistant-texts.ts";
import { askFor, type Command, correction, type OfferedRequest } from "../commands.ts";
import type { Entry } from "../knowledge.ts";

/** Lists the choices that answer a question for a fact; none where visitors use their own words. */
export function choicesFor(fact: FactName, language: Language): Choice[] {
	const { choices, ranges } = textsIn(language);
	if (fact === "industry")
		return [
			...industries.map(({ id, text }) => factChoice(fact, id, text[language].name)),
			{ ...factChoice(fact, "other", choices.otherIndustry), quiet: true },
		];
	if (fact !== "companySize" && fact !== "budget" && fact !== "timing") return [];
	return [
		...ranges[fact].map(({ value, label }) => factChoice(fact, value, label)),
		{ value: `skip:${fact}`, label: choices.unsure, quiet: true },
		otherChoice(fact, choices.other),
	];
}

/** Builds the choice of a value of a fact. */
export function factChoice(fact: FactName, value: string, label = value): Choice {
	return { value: `slot:${fact}=${value}`, label };
}

/** Builds the choice of none of the others: the visitor then uses their own words. */
export function otherChoice(of: FactName | "question", label: string): Choice {
	return { value: `other:${of}`, label, quiet: true };
}

export function noChoice(label: string): Choice {
	return { value: "deny", label, quiet: true };
}

/** Builds a choice such as "Talk to a person" or "I'd like a proposal". */
export function requestChoice(what: OfferedRequest | "proposal", label: string, quiet = false): Choice {
	return { value: `request:${what}`, label, ...(quiet && { quiet }) };
}

/** Builds the choice of a question that the site answers. */
export function questionChoice({ id, question }: Pick<Entry, "id" | "question">): Choice {
	return { value: `entry:${id}`, label: question };
}

const requestsOfChoices = ["person", "proposal", "summary", "erase-data", "stop-contact"] as const;

/**
 * Returns the command of a choice; null for a value that no choice has. A choice that was offered earlier still counts, as
 * long as its value is one of ours.
 * @param offered the choices of the reply before.
 */
export function commandOfChoice(value: string, offered: readonly Choice[]): Command | null {
	const [, kind = "", rest = ""] = /^([a-z]+)(?::(.*))?$/s.exec(value) ?? [];
	if (kind === "affirm") return { kind: "affirm" };
	if (kind === "deny") return { kind: "deny" };
	if (kind === "entry") return askFor(rest, "");
	const what = kind === "request" && requestsOfChoices.find((one) => one === rest);
	if (what) return { kind: "request", what };
	if (kind === "slot") return factCommand(value, rest, offered);
	if (kind === "skip" || kind === "other") return { kind: "choose", value };
	return null;
}

/** Accepts any value of the closed lists, in either language, and others only if they were offered. */
function factCommand(value: string, rest: string, offered: readonly Choice[]): Command | null {
	const [, name = "", text = ""] = /^(\w+)=(.+)$/s.exec(rest) ?? [];
	const fact = factNames.find((one) => one === name);
	if (!fact) return null;
	const listed = [...offered, ...languages.flatMap((language) => choicesFor(fact, language))];
	return listed.some((choice) => choice.value === value) ? correction(fact, text) : null;
}

export function isIndustry(value: string): value is NonNullable<LeadFacts["industry"]> {
	return value === "other" || industries.some(({ id }) => id === value);
}
