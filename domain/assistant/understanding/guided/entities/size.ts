import { vocabulary } from "../../../../../content/assistant/vocabulary.ts";
import { fold, oneLine, type Word, wordsIn } from "../text.ts";
import { findProfession } from "./industry.ts";
import { type NumberFound, numbersIn } from "./number.ts";
import { holdsPhrase, phraseAtEnd, phraseAtHead, phrasesOf } from "./phrases.ts";
import { sizeUnits } from "./words.ts";

/** How large a business is, as typed: counted in people or in places; `bare`: a number without its unit. */
export type SizeFound = {
	value: string;
	counts: "people" | "places" | "bare";
	/** People who are often not all there are, or may be somebody else's. */
	isPart: boolean;
	/** Its clause begins with it, as in a list: "Body shop, 18 employees". */
	isHead: boolean;
};

const mostBetween = 2;
const hedges = new Set(vocabulary("hedges"));
const countOpeners = phrasesOf("count-openers");
const havingOpeners = phrasesOf("having-openers");
const totalOpeners = phrasesOf("total-openers");
const totalClosers = phrasesOf("total-closers");
const denials = phrasesOf("value-denials");
const answering = phrasesOf("answering-words");
const flows = phrasesOf("flow-periods");
const aloneWords = phrasesOf("alone-words");
const longestAlone = 9;
/** "We close at five and folks…", "ten a clock": what follows is not counted. */
const breaks = new Set(["and", "y", "or", "o", "a", "at", "but", "pero"]);
const articles = new Set(["un", "una"]);
const boundary = /[,;.!?()]|\s(?:pero|but)\s/iu;

/** @returns each size of a sentence, at most one of a kind; a bare number only when nothing else is counted. */
export function findSizes(sentence: string): SizeFound[] {
	const words = wordsIn(sentence);
	const sizes = new Map<SizeFound["counts"], SizeFound>();
	let total: SizeFound | null = null;
	for (const number of numbersIn(sentence, words)) {
		const found = sizeAt(sentence, words, number);
		if (!found) continue;
		if (found.counts === "bare" && isTotal(sentence, words, number))
			total = { ...found, counts: "people", isPart: false };
		else if (found.counts !== "bare" || !sizes.has("bare")) sizes.set(found.counts, found);
	}
	if (total) sizes.set("people", total);
	const counted = [...sizes.values()].filter(({ counts }) => counts !== "bare");
	if (counted.length > 0) return counted;
	const said = withoutNumber(sentence);
	return said ? [said] : [...sizes.values()];
}

/** "Just me and my sister". */
function withoutNumber(sentence: string): SizeFound | null {
	const clause = sentence.split(boundary).find((one) => holdsPhrase(one, aloneWords));
	if (clause === undefined || wordsIn(clause).length > longestAlone) return null;
	return { value: oneLine(clause, 60), counts: "people", isPart: false, isHead: false };
}

function sizeAt(sentence: string, words: readonly Word[], number: NumberFound): SizeFound | null {
	const { first, last, value } = number;
	const [from, to] = [words[first]?.from ?? 0, words[last]?.to ?? 0];
	const before = sentence.slice(0, from);
	if (!Number.isInteger(value) || value < 1 || value > 100_000) return null;
	if (phraseAtEnd(before, denials) !== "") return null;
	const next = words.slice(last + 1, last + 2 + mostBetween);
	const joint = next.findIndex(({ folded }) => breaks.has(folded));
	const after = joint < 0 ? next : next.slice(0, joint);
	const word = after.find(({ folded }) => sizeUnits.has(folded)) ?? ofUs(after) ?? workersIn(after);
	const isCounted = opensCount(before);
	const isHead = wordsIn(before.split(boundary).at(-1) ?? "").every(({ folded }) => hedges.has(folded));
	if (!word) {
		const isPeople = value > 1 && isCounted;
		return { value: sentence.slice(from, to), counts: isPeople ? "people" : "bare", isPart: false, isHead };
	}
	const unit = sizeUnits.get(word.folded) ?? "people";
	if (unit === "places" && value < 2) return null;
	const start = rangeStart(sentence, words, first);
	const text = oneLine(sentence.slice(start, word.to), 60);
	if (unit === "places") return { value: text, counts: "places", isPart: false, isHead };
	const isArticle = value === 1 && articles.has(words[first]?.folded ?? "");
	if (isArticle && !isCounted && phraseAtEnd(before, havingOpeners) === "") return null;
	if (phraseAtHead(sentence.slice(word.to), flows) !== "") return null;
	const answers = isCounted ? null : whereAnswering(sentence, from, word.to);
	if (answers === "before" || (answers && unit === "part")) return null;
	const isPart = (unit === "part" && !isCounted) || answers !== null;
	return { value: text, counts: "people", isPart, isHead };
}

/** "Somos 7", "there's four": a number right behind one of these counts people. */
function opensCount(before: string): boolean {
	const words = wordsIn(fold(before));
	const start = words.findLastIndex(({ text }) => !hedges.has(text)) + 1;
	return phraseAtEnd(before.slice(0, words[start]?.from ?? before.length), countOpeners) !== "";
}

/** "Him, his wife and 4 guys so 6", "5 en total". */
function isTotal(sentence: string, words: readonly Word[], { first, last }: NumberFound): boolean {
	const before = sentence.slice(0, words[first]?.from);
	return (
		phraseAtEnd(before, totalOpeners) !== "" ||
		phraseAtHead(sentence.slice(words[last]?.to), totalClosers) !== ""
	);
}

/** Whether people answer customers, by a word for it in their clause, and on which side of them it stands. */
function whereAnswering(sentence: string, from: number, to: number): "before" | "behind" | null {
	const ahead = sentence.slice(0, from).split(boundary).at(-1) ?? "";
	if (holdsPhrase(ahead, answering)) return "before";
	return holdsPhrase(sentence.slice(to).split(boundary)[0] ?? "", answering) ? "behind" : null;
}

/** "Seven of us". */
function ofUs([of, us]: readonly Word[]): Word | undefined {
	return of?.folded === "of" && us?.folded === "us" ? us : undefined;
}

/** "4 trainers", "three dentists": people called by what they do. */
function workersIn(words: readonly Word[]): Word | undefined {
	const profession = findProfession(words.map(({ text }) => text).join(" "));
	return profession ? words[profession.last] : undefined;
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
function rangeStart(sentence: string, words: readonly Word[], first: number): number {
	const joint = words[first - 1]?.folded ?? "";
	const dash = /^\s?[-–]\s?$/.test(sentence.slice(words[first - 1]?.to ?? 0, words[first]?.from));
	const at = dash ? first - 1 : ["a", "y", "o", "to", "or"].includes(joint) ? first - 2 : first;
	const isNumber = numbersIn(sentence, words).some(({ last }) => last === at);
	return words[isNumber ? at : first]?.from ?? 0;
}
