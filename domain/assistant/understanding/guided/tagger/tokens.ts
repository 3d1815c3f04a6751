import { extensionPattern } from "../../../../contact/phone.ts";
import { fold } from "../../../../words/text.ts";

type TokenKind = "email" | "phone" | "number" | "word" | "mark";

/** A word, number, sign, address or telephone of a message, with where it stands. */
export type Token = { text: string; folded: string; kind: TokenKind; from: number; to: number };

const kinds: readonly [TokenKind, string][] = [
	["email", String.raw`[\p{L}\p{N}._%+&'-]+@[\p{L}\p{N}.-]*[\p{L}\p{N}]`],
	["phone", String.raw`[+(]{0,2}\d(?:[ ().-]{0,3}\d){6,14}(?:${extensionPattern()})?(?![\p{L}\d])`],
	["number", String.raw`\d+(?:[.,']\d+)*`],
	["word", String.raw`[\p{L}\p{M}]+(?:['&.-][\p{L}\p{M}]+)*`],
	["mark", String.raw`\n|[^\s]`],
];
const pattern = new RegExp(kinds.map(([kind, source]) => `(?<${kind}>${source})`).join("|"), "giu");
/** "1.500.000" and "2 000 000" are sums; longer rows of digits are telephones. */
const sum = /^\d{1,3}(?:([.,' ])\d{3})(?:\1\d{3})*$/;

/** The most tokens that are read. */
const most = 600;

/** Splits a message; an address or a telephone is one token. */
export function tokensOf(text: string): Token[] {
	const tokens: Token[] = [];
	for (const match of text.matchAll(pattern)) {
		const { 0: found, index, groups = {} } = match;
		const [kind] = kinds.find(([name]) => groups[name] !== undefined) ?? ["mark" as const];
		const isSum = kind === "phone" && sum.test(found);
		const to = index + found.length;
		tokens.push({ text: found, folded: fold(found), kind: isSum ? "number" : kind, from: index, to });
		if (tokens.length === most) break;
	}
	return tokens;
}
