import type { Amount } from "../../../money/amounts.ts";
import { numberWords } from "../../../money/money-words.ts";
import { indexOfPhrase, phraseAtEnd, phraseAtHead, phrasesOf, wordPattern } from "../../../words/phrases.ts";
import { fold, readable } from "../../../words/text.ts";
import type { Part } from "./reading.ts";
import type { Span } from "./tagger/tag-message.ts";
import { type Token, tokensOf } from "./tagger/tokens.ts";
import { denies, isOfOthers } from "./voice.ts";

const othersBehind = phrasesOf("others-behind");
const ownContact = phrasesOf("own-contact");
/** In characters: how far such words are read before an address. */
const reach = 40;
const toldBefore = wordPattern("told-before");

/** Bounds a message, removes invisible characters and a protest, and replaces the brand and a dictated "plus". */
export function messageText(message: string, brand: string): string {
	const text = readable(message).replace(
		/(?<=^|[.,] |\b[Mm]y )([Bb]udget|[Nn]ame)'s(?= \p{Lu}| \$?\d)/gu,
		"$1 is",
	);
	return withoutBrand(withoutProtest(withDigits(text)), brand);
}

/** Reads "Ya te dije, seguros AL" as "seguros AL"; keeps a protest without more. */
function withoutProtest(text: string): string {
	const protest = toldBefore.exec(fold(text));
	const rest = protest && `${text.slice(0, protest.index)}, ${text.slice(protest.index + protest[0].length)}`;
	return rest && /[\p{L}\p{N}]{2}/u.test(rest) ? rest.replace(/^[\s,.]+|[\s,]+$/g, "") : text;
}

/** Replaces the brand by the blank that phrases have, except in addresses. */
function withoutBrand(text: string, brand: string): string {
	const pieces = text.split(/((?<!\S)\S*@\S*)/);
	return pieces.map((piece) => (piece.includes("@") ? piece : withBlanks(piece, brand))).join("");
}

function withBlanks(text: string, brand: string): string {
	const at = brand ? indexOfPhrase(fold(text), fold(brand)) : -1;
	if (at < 0) return text;
	return `${text.slice(0, at)}{product}${withBlanks(text.slice(at + brand.length), brand)}`;
}

/** Replaces "plus" before a number, as dictated, by "+": "Plus one 318…". */
function withDigits(text: string): string {
	return text.replace(/\bplus (\p{L}+|\d{1,3})(?= \d)/giu, (dictated, code: string) => {
		const digits = String(numberWords.get(code.toLowerCase()) ?? code);
		return /^\d+$/.test(digits) ? `+${digits}` : dictated;
	});
}

/** Returns a part without its address and telephone. */
export function withoutIn(part: Part, raw: readonly string[]): Part {
	const text = withoutAll(part.text, raw);
	if (text === part.text) return part;
	return { ...part, text, clauses: part.clauses.map((clause) => withoutIn(clause, raw)) };
}

/** Returns a text without what was already read from it. */
export function withoutAll(text: string, raw: readonly string[]): string {
	return raw.reduce((left, one) => left.replace(one, ", "), text);
}

/** Removes other people's addresses and telephones, and sums of money. "Bob 512 555 0188" is no sum: Bob is a name there. */
export function withoutOtherNumbers(
	text: string,
	spans: readonly Span[],
	amounts: readonly Amount[],
): string {
	const isTaggedOwn = (token: Token) =>
		spans.some(
			({ tag, from, to }) => (tag === "email" || tag === "phone") && from < token.to && to > token.from,
		);
	const isCalledOthers = ({ to }: Token) => phraseAtHead(text.slice(to), othersBehind) !== "";
	const isOwn = (token: Token) => !isCalledOthers(token) && (isCalledOwn(token) || isTaggedOwn(token));
	const mayBeCalledOwn = !/[?¿]/.test(text) && !denies(text) && !isOfOthers(text);
	const isCalledOwn = ({ from }: Token) => {
		const ahead = text
			.slice(Math.max(0, from - reach), from)
			.replace(/(?:\s(?:es|is|instead))?[\s:]*$/iu, "");
		return mayBeCalledOwn && phraseAtEnd(ahead, ownContact) !== "";
	};
	const names = spans.filter(({ tag }) => tag === "name");
	const sums = amounts.filter(({ start }) => !names.some(({ from, to }) => from <= start && start < to));
	const isMoney = (token: Token) => sums.some(({ start, end }) => start < token.to && end > token.from);
	const others = tokensOf(text).filter(
		(token) => isMoney(token) || ((token.kind === "email" || token.kind === "phone") && !isOwn(token)),
	);
	return others.reduceRight((left, { from, to }) => `${left.slice(0, from)}, ${left.slice(to)}`, text);
}
