import { en } from "../../../../content/assistant/courtesies/en.ts";
import { es } from "../../../../content/assistant/courtesies/es.ts";
import type { Language } from "../../../../shared/language.ts";

const courtesyTexts = { es, en };
const places = ["before", "after"] as const;

/** A line of the site that states nothing, and whether it stands before the answer or after it. */
type Courtesy = { place: (typeof places)[number]; text: string };

/** At most one before the answers and one after them. */
export type ChosenCourtesies = Partial<Record<Courtesy["place"], string>>;

/** @returns the line of an id in a language, or null when there is none. */
export function findCourtesy(id: string, language: Language): Courtesy | null {
	const place = places.find((one) => Object.hasOwn(courtesyTexts[language][one], id));
	const texts: Readonly<Record<string, string>> = place ? courtesyTexts[language][place] : {};
	return place ? { place, text: texts[id] ?? "" } : null;
}

/** The ids of the lines of a place: each tells when its line fits. */
export function courtesyIds(place: Courtesy["place"]): string[] {
	return Object.keys(es[place]);
}

/** Puts the lines around a text: each stands beside an answer, and nothing else. */
export function surroundWithCourtesies(
	text: string,
	answers: readonly string[],
	{ before = "", after = "" }: ChosenCourtesies,
): string {
	const isFirst = answers.some((answer) => text.startsWith(answer));
	const isLast = answers.some((answer) => text.endsWith(answer));
	return joinText(isFirst ? before : "", text, isLast ? after : "");
}

/** @returns texts behind one another, empty ones left out. */
export function joinText(...texts: readonly string[]): string {
	return texts.filter((text) => text !== "").join(" ");
}
