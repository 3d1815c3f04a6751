import { oneLine, wordsIn } from "../text.ts";
import { numbersIn } from "./number.ts";
import { lists, moneyScales } from "./words.ts";

/** An amount of money as it was typed; `plain`: with its currency or scale, so that it can be nothing else. */
export type MoneyFound = {
	value: string;
	plain: boolean;
	/** Too small a figure to be somebody's budget unless its currency says so. */
	isSmall: boolean;
};

const smallest = 50;

const period =
	/^\s*(?:pesos |cop |usd |d[oó]lares |dollars )?(?:al mes|mensual(?:es)?|por mes|cada mes|a month|per month|monthly|\/ ?mo(?:nth)?|\/ ?mes|al a[nñ]o|a year|per year)/iu;
const hedge =
	/(?:unos|unas|como|m[aá]s o menos|alrededor de|hasta|entre|m[aá]ximo|about|around|roughly|up to|maybe|between|under|less than|menos de)\s+(?:[$€£]\s?)?$/iu;

/** @returns the last amount of a sentence, or null. A range ("entre 2 y 3 millones") is one. */
export function findMoney(sentence: string): MoneyFound | null {
	const words = wordsIn(sentence);
	let best: MoneyFound | null = null;
	let reach = -1;
	for (const { first, last, value: figure } of numbersIn(sentence, words)) {
		if (first <= reach) continue;
		const own = endOfAmount(words, last);
		const end = rangeEnd(sentence, words, own);
		reach = end;
		const [from, to] = [words[first]?.from ?? 0, words[end]?.to ?? 0];
		const sign = sentence.slice(0, from).match(/(?:us|cop|col)?\s?[$€£]\s?$/iu)?.[0] ?? "";
		const named = lists.currencies.has(words[first - 1]?.folded ?? "")
			? (words[first - 1]?.from ?? from)
			: from;
		const start = Math.min(named, from - sign.length);
		const opening = sentence.slice(0, start).match(hedge)?.[0] ?? "";
		const closing = sentence.slice(to).match(period)?.[0] ?? sentence.slice(to).match(/^\s?[$€£]/)?.[0] ?? "";
		const isPlain =
			sign.trim() !== "" ||
			named < from ||
			own > last ||
			endsInMoney(words[end]?.folded) ||
			/[$€£]/.test(closing) ||
			/\d[km]$/i.test(words[last]?.text ?? "");
		const value = oneLine(sentence.slice(start - opening.length, to + closing.length), 90);
		if (!best || isPlain || !best.plain) best = { value, plain: isPlain, isSmall: figure < smallest };
	}
	return best;
}

function endsInMoney(word = ""): boolean {
	return lists.currencies.has(word) || moneyScales.has(word);
}

/** "20 millones de pesos" ends with its currency. */
function endOfAmount(words: ReturnType<typeof wordsIn>, last: number): number {
	let end = last;
	for (let at = last + 1; at < words.length && at <= last + 4; at++) {
		const word = words[at]?.folded ?? "";
		if (lists.currencies.has(word) || moneyScales.has(word)) end = at;
		else if (word !== "de" && word !== "of") break;
	}
	return end;
}

/** "2 a 3 millones", "10-15k": the second amount of a range belongs to it. */
function rangeEnd(sentence: string, words: ReturnType<typeof wordsIn>, end: number): number {
	const joint = words[end + 1];
	const isDash = joint && /^\s?[-–]\s?$/.test(sentence.slice(words[end]?.to, joint.from));
	const isWord = joint && ["a", "y", "o", "to", "and", "or"].includes(joint.folded);
	if (!isDash && !isWord) return end;
	const at = isDash ? end + 1 : end + 2;
	const next = numbersIn(sentence, words).find(({ first }) => first === at);
	return next ? endOfAmount(words, next.last) : end;
}
