import { en } from "../../../../content/assistant/courtesies/en.ts";
import { es } from "../../../../content/assistant/courtesies/es.ts";
import type { Language } from "../../../../content/language.ts";

const lines = { es, en };
const places = ["before", "after"] as const;

/** A line of the site that states nothing, and whether it stands before the answer or after it. */
export type Courtesy = { place: (typeof places)[number]; text: string };

/** At most one before the answers and one after them. */
export type ChosenCourtesies = Partial<Record<Courtesy["place"], string>>;

/** @returns the line of an id in a language, or null when there is none. */
export function findCourtesy(id: string, language: Language): Courtesy | null {
	for (const place of places) {
		const texts: Readonly<Record<string, string>> = lines[language][place];
		const text = Object.hasOwn(texts, id) ? texts[id] : undefined;
		if (text !== undefined) return { place, text };
	}
	return null;
}

/** The ids of the lines of a place: each tells when its line fits. */
export function courtesyIds(place: Courtesy["place"]): string[] {
	return Object.keys(es[place]);
}

/** Puts the line before a text that begins with an answer in front of it. */
export function withLineBefore(
	text: string,
	answers: readonly string[],
	{ before = "" }: ChosenCourtesies,
): string {
	return answers.some((answer) => text.startsWith(answer)) ? joinText(before, text) : text;
}

/** Puts the lines around a text: each stands beside an answer, and nothing else. */
export function withLines(text: string, answers: readonly string[], chosen: ChosenCourtesies): string {
	const isLast = answers.some((answer) => text.endsWith(answer));
	return joinText(withLineBefore(text, answers, chosen), isLast ? (chosen.after ?? "") : "");
}

/** @returns texts behind one another, empty ones left out. */
export function joinText(...texts: readonly string[]): string {
	return texts.filter((text) => text !== "").join(" ");
}
