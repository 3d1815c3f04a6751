import { isJoined, type MoneyToken, numberWords, scales, slang } from "./money-words.ts";
import { type DecimalMark, readNumeral } from "./numeral.ts";

/** A number in digits or words with what multiplies it; `last` is the first token behind it. */
export type Quantity = {
	first: number;
	last: number;
	value: number;
	scale: number;
	/** "palos", "lucas": said of money alone. */
	isSlang: boolean;
	isBareScale: boolean;
	inWords: boolean;
};

type Sum = Quantity & {
	total: number;
	part: number;
	hasThousands: boolean;
	factor: number;
};

const million = 1_000_000;
const halves = new Set(["medio", "media", "half"]);
const articles = new Set(["a", "an"]);
const joints = new Set(["y", "and"]);

/** Reads the quantity that begins at a token, or null. @param decimal see `readNumeral`. */
export function quantityAt(tokens: readonly MoneyToken[], at: number, decimal: DecimalMark): Quantity | null {
	const sum = begin(tokens, at, decimal);
	if (!sum) return null;
	while (takeScale(sum, tokens) || takeHalf(sum, tokens) || takeNumber(sum, tokens));
	// "Un millón setecientos": of thousands.
	const { factor, part, total } = sum;
	const isShort = factor === 0 && total >= million && !sum.hasThousands && part >= 100 && part < 1000;
	const isSpanish = tokens
		.slice(at, sum.last)
		.some((token) => /^(?:mill[oó]n(?:es)?|palos?)$/.test(token.folded));
	const value = total + (isShort && isSpanish ? part * 1000 : part);
	return { ...sum, value: Number(value.toPrecision(15)) };
}

function begin(tokens: readonly MoneyToken[], at: number, decimal: DecimalMark): Sum | null {
	const token = tokens[at];
	const sum = (part: number, length: number, more: Partial<Sum> = {}): Sum => ({
		...{ first: at, last: at + length, value: 0, scale: 1, isSlang: false, isBareScale: false },
		...{ inWords: true, total: 0, part, hasThousands: false, factor: 0, ...more },
	});
	if (token?.kind === "number") {
		const value = readNumeral(token.text, decimal);
		return value === null ? null : sum(value, 1, { inWords: false });
	}
	if (token?.kind !== "word") return null;
	const multiplies = (word = "") =>
		(scales.has(word) && word.length > 1) || word === "hundred" || word === "couple";
	const [next = "", third = ""] = tokens.slice(at + 1, at + 3).map((one) => one.folded);
	if (halves.has(token.folded)) {
		const gap = articles.has(next) ? 2 : 1;
		return multiplies(gap === 2 ? third : next) ? sum(0.5, gap) : null;
	}
	if (articles.has(token.folded))
		return multiplies(next) ? sum(next === "couple" ? 2 : 1, next === "couple" ? 2 : 1) : null;
	const value = numberWords.get(token.folded);
	if (value !== undefined) return sum(value, 1);
	return multiplies(token.folded) ? sum(0, 0, { isBareScale: true }) : null;
}

function takeScale(sum: Sum, tokens: readonly MoneyToken[]): boolean {
	const token = tokens[sum.last];
	const factor = token ? factorOf(token, tokens[sum.last - 1]) : null;
	if (!token || factor === null) return false;
	const isEmpty = sum.part === 0;
	if (factor >= million) {
		if (sum.total > 0) return false;
		sum.total = (isEmpty ? 1 : sum.part) * factor;
		sum.part = 0;
		sum.hasThousands = false;
	} else if (factor === 100) {
		if (isEmpty || sum.part >= 100) return false;
		sum.part *= 100;
	} else {
		if (sum.hasThousands) return false;
		sum.part = (isEmpty ? 1 : sum.part) * factor;
		sum.hasThousands = true;
	}
	sum.last++;
	// "3 mil millones" is of thousands of millions.
	if (factor !== 100) sum.scale = sum.factor >= 1000 ? sum.scale * factor : Math.max(sum.scale, factor);
	sum.factor = factor;
	sum.isSlang ||= slang.has(token.folded);
	return true;
}

/** "k" and "M" stand at their number; "m" and "mm" apart from it are lengths. */
function factorOf(token: MoneyToken, before: MoneyToken | undefined): number | null {
	if (token.kind !== "word") return null;
	if (token.folded === "hundred") return 100;
	const factor = scales.get(token.folded);
	if (factor === undefined) return null;
	if (token.folded.length > 1 && token.folded !== "mm") return factor;
	const isNear = isJoined(before, token) || token.text !== token.folded || token.folded === "k";
	return before?.kind === "number" && isNear ? factor : null;
}

function takeHalf(sum: Sum, tokens: readonly MoneyToken[]): boolean {
	if (sum.factor < 1000 || !joints.has(tokens[sum.last]?.folded ?? "")) return false;
	const gap = articles.has(tokens[sum.last + 1]?.folded ?? "") ? 2 : 1;
	if (!halves.has(tokens[sum.last + gap]?.folded ?? "")) return false;
	sum.part += sum.factor / 2;
	sum.last += gap + 1;
	sum.factor = 0;
	return true;
}

function takeNumber(sum: Sum, tokens: readonly MoneyToken[]): boolean {
	const before = tokens[sum.last - 1];
	const isJoint = joints.has(tokens[sum.last]?.folded ?? "") || tokens[sum.last]?.text === "-";
	const at = sum.last + (isJoint ? 1 : 0);
	const token = tokens[at];
	if (!token || sum.last === sum.first) return false;
	const isNumeral = token.kind === "number";
	const value = isNumeral
		? /^\d{1,3}$/.test(token.text)
			? Number(token.text)
			: 0
		: (numberWords.get(token.folded) ?? 0);
	const room = value < 10 ? 10 : value < 100 ? 100 : 1000;
	const follows = isNumeral || before?.kind === "number" ? sum.factor >= 1000 && !isJoint : true;
	const isUnit = value < 10 && sum.part % 100 >= 20;
	const next = tokens[at + 1]?.folded ?? "";
	const joins = !isJoint || isUnit || (sum.factor === 100 && next !== "hundred" && !scales.has(next));
	if (value === 0 || token.folded === "hundred" || !follows || !joins || sum.part % room !== 0) return false;
	sum.part += value;
	sum.last = at + 1;
	sum.factor = 0;
	sum.inWords ||= !isNumeral;
	return true;
}
