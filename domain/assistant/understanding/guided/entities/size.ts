import { vocabulary } from "../../../../../content/assistant/vocabulary.ts";
import { fold, oneLine, type Word, wordsIn } from "../text.ts";
import { numbersIn } from "./number.ts";
import { sizeUnits } from "./words.ts";

/** How large a business is, as typed: counted in people or in places; `bare`: a number without its unit. */
export type SizeFound = { value: string; counts: "people" | "places" | "bare" };

const mostBetween = 2;
const hedges = new Set(vocabulary("hedges"));
const countOpeners = vocabulary("count-openers").map(fold);

/** @returns each size of a sentence, at most one of a kind; a bare number only when nothing else is counted. */
export function findSizes(sentence: string): SizeFound[] {
	const words = wordsIn(sentence);
	const sizes = new Map<SizeFound["counts"], SizeFound>();
	for (const { first, last, value } of numbersIn(sentence, words)) {
		if (!Number.isInteger(value) || value < 1 || value > 100_000) continue;
		const after = words.slice(last + 1, last + 2 + mostBetween);
		const word = after.find(({ folded }) => sizeUnits.has(folded)) ?? ofUs(after);
		if (!word && value > 1 && isCounted(sentence, words[first]?.from ?? 0)) {
			sizes.set("people", { value: sentence.slice(words[first]?.from, words[last]?.to), counts: "people" });
			continue;
		}
		if (!word) {
			const text = sentence.slice(words[first]?.from, words[last]?.to);
			if (!sizes.has("bare")) sizes.set("bare", { value: text, counts: "bare" });
			continue;
		}
		const counts = sizeUnits.get(word.folded) === "places" ? "places" : "people";
		if (counts === "places" && value < 2) continue;
		const from = rangeStart(sentence, words, first);
		sizes.set(counts, { value: oneLine(sentence.slice(from, word.to), 60), counts });
	}
	const counted = [...sizes.values()].filter(({ counts }) => counts !== "bare");
	return counted.length > 0 ? counted : [...sizes.values()];
}

/** "Somos 7", "there's four": a number right behind one of these counts people. */
function isCounted(sentence: string, at: number): boolean {
	const words = wordsIn(fold(sentence.slice(0, at)));
	const start = words.findLastIndex(({ text }) => !hedges.has(text)) + 1;
	const before = fold(sentence.slice(0, words[start]?.from ?? at)).trimEnd();
	return countOpeners.some((opener) => before === opener || before.endsWith(` ${opener}`));
}

/** "Seven of us". */
function ofUs([of, us]: readonly Word[]): Word | undefined {
	return of?.folded === "of" && us?.folded === "us" ? us : undefined;
}

/** What is known, with what is told now: people are counted beside rooms, and anew in place of people. */
export function sizeWith(known: string | null, told: readonly SizeFound[]): string {
	const kinds = new Set<SizeFound["counts"]>(
		told.map(({ counts }) => (counts === "places" ? "places" : "people")),
	);
	const isPlaces = !kinds.has("people");
	const kept = known
		? findSizes(known).filter(({ counts }) => !kinds.has(counts) && (counts !== "bare" || isPlaces))
		: [];
	return [...told, ...kept].map(({ value }) => value).join(", ");
}

/** "entre 10 y 15 personas": a range begins with its first number. */
function rangeStart(sentence: string, words: ReturnType<typeof wordsIn>, first: number): number {
	const joint = words[first - 1]?.folded ?? "";
	const dash = /^\s?[-–]\s?$/.test(sentence.slice(words[first - 1]?.to ?? 0, words[first]?.from));
	const at = dash ? first - 1 : ["a", "y", "o", "to", "or"].includes(joint) ? first - 2 : first;
	const isNumber = numbersIn(sentence, words).some(({ last }) => last === at);
	return words[isNumber ? at : first]?.from ?? 0;
}
