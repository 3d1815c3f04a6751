import type { Amount } from "../../../money/amounts.ts";
import { numberWords } from "../../../money/money-words.ts";
import { indexOfPhrase, wordPattern } from "../../../words/phrases.ts";
import { fold, readable } from "../../../words/text.ts";
import type { Part } from "./reading.ts";
import type { Span } from "./tagger/tag-message.ts";
import { type Token, tokensOf } from "./tagger/tokens.ts";

const toldBefore = wordPattern("told-before");

/** The message as it is understood: bounded, its invisible characters gone, with a blank for the brand and a dictated + as a sign. */
export function messageText(message: string, brand: string): string {
	return withoutBrand(withoutProtest(withDigits(readable(message))), brand);
}

/** Reads "Ya te dije, seguros AL" as "seguros AL". A protest alone stays. */
function withoutProtest(text: string): string {
	const protest = toldBefore.exec(fold(text));
	const rest = protest && `${text.slice(0, protest.index)}, ${text.slice(protest.index + protest[0].length)}`;
	return rest && /[\p{L}\p{N}]{2}/u.test(rest) ? rest.replace(/^[\s,.]+|[\s,]+$/g, "") : text;
}

/** Puts the blank of the phrases in place of the brand, except in addresses. */
function withoutBrand(text: string, brand: string): string {
	const pieces = text.split(/((?<!\S)\S*@\S*)/);
	return pieces.map((piece) => (piece.includes("@") ? piece : withBlanks(piece, brand))).join("");
}

function withBlanks(text: string, brand: string): string {
	const at = brand ? indexOfPhrase(fold(text), fold(brand)) : -1;
	if (at < 0) return text;
	return `${text.slice(0, at)}{product}${withBlanks(text.slice(at + brand.length), brand)}`;
}

/** "Plus one 318…", as a telephone writes what is dictated to it. */
function withDigits(text: string): string {
	return text.replace(/\bplus (\p{L}+|\d{1,3})(?= \d)/giu, (said, code: string) => {
		const digits = String(numberWords.get(code.toLowerCase()) ?? code);
		return /^\d+$/.test(digits) ? `+${digits}` : said;
	});
}

/** A part as it is about something, read for facts without its address and telephone. */
export function withoutIn(part: Part, raw: readonly string[]): Part {
	const text = withoutAll(part.text, raw);
	if (text === part.text) return part;
	return { ...part, text, clauses: part.clauses.map((clause) => withoutIn(clause, raw)) };
}

/** A text without what is read from it already. */
export function withoutAll(text: string, raw: readonly string[]): string {
	return raw.reduce((left, one) => left.replace(one, ", "), text);
}

/** An address or a telephone of somebody else goes, and so does money. */
export function withoutOtherNumbers(
	text: string,
	spans: readonly Span[],
	amounts: readonly Amount[],
): string {
	const isOwn = (token: Token) =>
		spans.some(
			({ tag, from, to }) => (tag === "email" || tag === "phone") && from < token.to && to > token.from,
		);
	const isMoney = (token: Token) => amounts.some(({ start, end }) => start < token.to && end > token.from);
	const others = tokensOf(text).filter(
		(token) => isMoney(token) || ((token.kind === "email" || token.kind === "phone") && !isOwn(token)),
	);
	return others.reduceRight((left, { from, to }) => `${left.slice(0, from)}, ${left.slice(to)}`, text);
}
