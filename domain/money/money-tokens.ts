import { plainLower } from "../words/plain.ts";

export type MoneyToken = {
	text: string;
	folded: string;
	kind: "address" | "number" | "sign" | "word" | "mark";
	start: number;
	end: number;
};

const space = String.raw`[ \u00a0\u202f]`;
/** "15 000 000"; a row that goes on otherwise is a telephone. */
const spaced = String.raw`\d{1,3}(?:${space}\d{3})+(?:[.,]\d{1,2})?(?![ .,-]?\d)`;
const kinds: readonly [MoneyToken["kind"], string][] = [
	// "ana60bs@…" holds no bolivianos.
	["address", String.raw`[^\s,;]+@[^\s,;]+`],
	["number", String.raw`${spaced}|\d+(?:[.,'’´]\d+)*`],
	["sign", String.raw`\p{L}{0,3}[$€£₡₲](?:[sd](?!\p{L}))?|\bs/\.?(?=\s?\d)`],
	["word", String.raw`[\p{L}\p{M}]+`],
	["mark", String.raw`\n|\S`],
];
const pattern = new RegExp(kinds.map(([kind, source]) => `(?<${kind}>${source})`).join("|"), "giu");

export function moneyTokensOf(text: string): MoneyToken[] {
	return [...text.matchAll(pattern)].map(({ 0: found, index, groups = {} }) => ({
		text: found,
		folded: plainLower(found),
		kind: kinds.find(([name]) => groups[name] !== undefined)?.[0] ?? "mark",
		start: index,
		end: index + found.length,
	}));
}

export function isJoined(one: MoneyToken | undefined, next: MoneyToken | undefined): boolean {
	return one !== undefined && one.end === next?.start;
}
