import { vocabularyMap } from "../../../../content/assistant/vocabulary.ts";
import { sizeUnits } from "../../../words/lists.ts";
import { phraseAtEnd, phrasesOf } from "../../../words/phrases.ts";
import { oneLine, wordsIn } from "../../../words/text.ts";
import { likelyFact, plainFact, type SetFact } from "../../commands.ts";
import { isSure, type Span } from "./tagger/tag-message.ts";

const cues = vocabularyMap("size-cues");
const longest = 60;
const denials = phrasesOf("value-denials");
const unitsOfTime = new Set(phrasesOf("units-of-time"));
const reach = 2;

/** Reads a size, merged with the known one: people beside rooms, new people in place of the old. */
export function sizeOf(spans: readonly Span[], message: string, known: string | null): SetFact | null {
	const counts = spans.filter(({ text }) => !isDuration(text));
	const affirmed = counts.filter(({ from }) => phraseAtEnd(message.slice(0, from), denials) === "");
	const sure = affirmed.filter(isSure);
	const counted = sure.length > 0 && !sure.every(({ text }) => isPart(text)) ? sure : affirmed;
	if (counted.length === 0) return null;
	const values = counted.map((span) => numberOf(span, message, known));
	const last = values.filter(
		(value, at) => !values.some((other, place) => replaces(other, value, place - at)),
	);
	const kept = (known ?? "")
		.split(", ")
		.filter((one) => one && !last.some((value) => countsSame(one, value)));
	last.sort((one, other) => Number(isOfPlaces(one)) - Number(isOfPlaces(other)));
	return (counted.some(isSure) ? plainFact : likelyFact)("companySize", [...last, ...kept].join(", "));
}

function isDuration(text: string): boolean {
	const words = wordsIn(text);
	const number = words.findIndex(({ folded }) => /^\d/.test(folded));
	return number >= 0 && unitsOfTime.has(words[number + 1]?.folded ?? "");
}

/** A bare number counts what its words name ("empleados somos 7"), else what the known one does. */
function numberOf({ text, from }: Span, message: string, known: string | null): string {
	const value = oneLine(text, longest);
	const unit = /^\d+( \p{L}+)$/u.exec(known ?? "")?.[1] ?? "";
	const counted = wordsIn(message.slice(0, from)).slice(-reach);
	if (!/^\d+$/.test(value)) return value;
	const noun = counted.find(({ folded }) => sizeUnits.get(folded) === "people");
	if (noun) return `${value} ${noun.text}`;
	const isOther = isOfPlaces(unit) && counted.some(({ folded }) => unitOf(folded) === "people");
	return isOther ? value : value + unit;
}

/** Keeps the later of two numbers of the same unit; but "9 in all, 4 of them sell" are 9. */
function replaces(other: string, value: string, later: number): boolean {
	if (later === 0 || !countsSame(value, other)) return false;
	return isPart(value) === isPart(other) ? later > 0 : isPart(value);
}

function isPart(text: string): boolean {
	const units = unitsIn(text);
	return units.length > 0 && units.every((unit) => unit === "part");
}

function countsSame(one: string, other: string): boolean {
	return [...countedIn(one)].some((unit) => countedIn(other).has(unit));
}

function isOfPlaces(text: string): boolean {
	return !countedIn(text).has("people");
}

/** Takes a number without a unit for people: "somos 30". */
function countedIn(text: string): Set<"people" | "places"> {
	const units = unitsIn(text);
	return new Set((units.length > 0 ? units : [""]).map((unit) => (unit === "places" ? "places" : "people")));
}

function unitsIn(text: string): string[] {
	return wordsIn(text).flatMap(({ folded }) => unitOf(folded) ?? []);
}

function unitOf(word: string): string | undefined {
	return sizeUnits.get(word) ?? cues.get(word);
}
