import { type IndustryName, industries, industryNames } from "../../../content/industries/list.ts";
import type { Choice } from "../../../shared/chat.ts";
import { type Language, languages } from "../../../shared/language.ts";
import { type FactName, factNames, isFigure } from "../../../shared/lead.ts";
import { textsIn } from "../assistant-texts.ts";
import { askFor, type Command, correction } from "../commands.ts";
import type { Entry } from "../knowledge.ts";

/** Lists the choices that answer a question for a fact; none where visitors use their own words. */
export function choicesFor(fact: FactName, language: Language): Choice[] {
	const { choices, ranges } = textsIn(language);
	if (fact === "industry")
		return [
			...industries.map(({ id, text }) => factChoice(fact, id, text[language].name)),
			{ ...factChoice(fact, "other", choices.otherIndustry), quiet: true },
		];
	if (!isFigure(fact)) return [];
	return [
		...ranges[fact].map(({ value, label }) => factChoice(fact, value, label)),
		{ ...skipChoice(fact, choices.unsure), quiet: true },
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

/** Builds the choice not to answer: "I'd rather not say". */
export function skipChoice(of: FactName | "contact", label: string): Choice {
	return { value: `skip:${of}`, label };
}

export function yesChoice(label: string): Choice {
	return { value: "affirm", label };
}

export function noChoice(label: string): Choice {
	return { value: "deny", label, quiet: true };
}

/** Builds a choice such as "Talk to a person" or "I'd like a proposal". */
export function requestChoice(what: ChosenRequest, label: string, isSecondary = false): Choice {
	return { value: `request:${what}`, label, ...(isSecondary && { quiet: isSecondary }) };
}

/** Builds the choice of a question that the site answers. */
export function questionChoice({ id, question }: Pick<Entry, "id" | "question">): Choice {
	return { value: `entry:${id}`, label: question };
}

const requestsOfChoices = ["person", "proposal", "summary", "erase-data", "stop-contact"] as const;
type ChosenRequest = (typeof requestsOfChoices)[number];

type ParsedChoice =
	| { kind: "affirm" | "deny" }
	| { kind: "question"; entry: string }
	| { kind: "request"; what: ChosenRequest }
	| { kind: "fact"; fact: FactName; value: string }
	| { kind: "skip" | "other"; of: string };

/** Reads the value of a choice, which the builders above write; null for any other text. */
export function parseChoice(value: string): ParsedChoice | null {
	const [, kind = "", rest = ""] = /^([a-z]+)(?::(.*))?$/s.exec(value) ?? [];
	if (kind === "affirm" || kind === "deny") return { kind };
	if (kind === "skip" || kind === "other") return { kind, of: rest };
	if (kind === "entry") return { kind: "question", entry: rest };
	const what = kind === "request" && requestsOfChoices.find((one) => one === rest);
	if (what) return { kind: "request", what };
	const [, name = "", text = ""] = (kind === "slot" && /^(\w+)=(.+)$/s.exec(rest)) || [];
	const fact = factNames.find((one) => one === name);
	return fact ? { kind: "fact", fact, value: text } : null;
}

/** Lists the values of a fact among choices. */
export function choiceValuesOf(fact: FactName, choices: readonly Choice[]): string[] {
	const parsed = choices.map(({ value }) => parseChoice(value));
	return parsed.flatMap((choice) => (choice?.kind === "fact" && choice.fact === fact ? [choice.value] : []));
}

/**
 * Returns the command of a choice; null for a value that no choice has. A choice that was offered earlier still counts, as
 * long as its value is one of ours.
 * @param offered the choices of the reply before.
 */
export function commandOfChoice(value: string, offered: readonly Choice[]): Command | null {
	const choice = parseChoice(value);
	switch (choice?.kind) {
		case "affirm":
		case "deny":
			return { kind: choice.kind };
		case "question":
			return askFor(choice.entry, "");
		case "request":
			return choice;
		case "fact":
			return isFactChoice(choice.fact, value, offered) ? correction(choice.fact, choice.value) : null;
		case "skip":
		case "other":
			return { kind: "choose", value };
		default:
			return null;
	}
}

/** Any value of the closed lists is one, in either language, and others only if they were offered. */
function isFactChoice(fact: FactName, value: string, offered: readonly Choice[]): boolean {
	const listed = languages.flatMap((language) => choicesFor(fact, language));
	return [...offered, ...listed].some((choice) => choice.value === value);
}

export function isIndustry(value: string): value is IndustryName {
	return industryNames.some((name) => name === value);
}
