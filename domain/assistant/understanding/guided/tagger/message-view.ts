import { numberWords, scales } from "../../../../money/money-words.ts";
import { legalForms, lists, sizeUnits } from "../../../../words/lists.ts";
import { placesOf } from "../../../../words/phrases.ts";
import { fold } from "../../../../words/text.ts";
import { findBusinesses, findProfession } from "../entities/industry.ts";
import { isEveryday } from "../entities/name.ts";
import { firstPersonPhrases, otherPeoplePhrases } from "../voice.ts";
import type { Token } from "./tokens.ts";

/** A token's sentence, and how many tokens it has before and after the token. */
type SentencePosition = { first: string; isQuestion: boolean; before: number; behind: number };

/** The inputs of a message's features, for each token. */
export type MessageView = {
	words: readonly string[];
	shapes: readonly string[];
	/** The numbers of the lists that contain the word. */
	listNumbers: readonly (readonly number[])[];
	/** What it is a word of: a vague business 1, a specific one 3, a profession 5; 1 more after its first word; else 0. */
	trades: readonly number[];
	positions: readonly SentencePosition[];
	/** Whose things the words before it in its sentence speak of: 1 the writer's, 2 somebody else's, 0 neither. */
	owners: readonly number[];
	/** Where an address ("i.drummond@taysmile.example") holds the word: 1 before its @, 2 behind, 3 both, 0 none does. */
	addressed: readonly number[];
	/** 1 no capitals, 2 no small letters, 3 capitals also within sentences, 4 only at their starts. */
	letterCase: number;
};

const listed: readonly ((word: string) => boolean)[] = [
	(word) => lists.firstNames.has(word),
	(word) => lists.places.has(word),
	(word) => lists.currencies.has(word),
	(word) => lists.times.has(word),
	(word) => numberWords.has(word),
	(word) => sizeUnits.get(word) === "people",
	(word) => sizeUnits.get(word) === "places",
	(word) => sizeUnits.get(word) === "part",
	(word) => lists.systems.has(word),
	(word) => legalForms.has(word),
	(word) => lists.titles.has(word),
	(word) => lists.particles.has(word),
	(word) => scales.has(word),
	(word) => isEveryday(word),
];

export function viewOf(tokens: readonly Token[], text: string): MessageView {
	const isWord = ({ kind }: Token) => kind === "word" || kind === "mark";
	return {
		words: tokens.map((token) =>
			isWord(token) ? token.folded : token.kind === "number" ? numberShape(token.text) : token.kind,
		),
		shapes: tokens.map(shapeOf),
		listNumbers: tokens.map(({ folded, kind }) =>
			kind === "word" ? listed.flatMap((holds, at) => (holds(folded) ? [at + 1] : [])) : [],
		),
		trades: tradesIn(tokens),
		positions: positionsIn(tokens, text),
		owners: ownersIn(tokens, text),
		addressed: addressedIn(tokens),
		letterCase: caseOf(text),
	};
}

function positionsIn(tokens: readonly Token[], text: string): SentencePosition[] {
	const found: SentencePosition[] = [];
	let start = 0;
	tokens.forEach((token, at) => {
		const next = tokens[at + 1];
		const isEnd = /^[.!?…\n]$/.test(token.text) && (!next || next.from > token.to || token.text === "\n");
		if (!isEnd && next) return;
		const isQuestion = /[?¿]/.test(text.slice(tokens[start]?.from, token.to));
		const first = tokens[start]?.folded ?? "";
		for (let one = start; one <= at; one++)
			found.push({ first, isQuestion, before: one - start, behind: at - one });
		start = at + 1;
	});
	return found;
}

/** Finds whose things each token is about: each phrase counts until the next one, or the end of its sentence. */
function ownersIn(tokens: readonly Token[], text: string): number[] {
	const folded = fold(text);
	const owner = new Map<number, { kind: number; length: number }>();
	for (const [kind, phrases] of [firstPersonPhrases, otherPeoplePhrases].entries())
		for (const phrase of phrases)
			for (const from of placesOf(folded, phrase))
				if (phrase.length > (owner.get(from)?.length ?? 0))
					owner.set(from, { kind: kind + 1, length: phrase.length });
	let current = 0;
	return tokens.map((token) => {
		if (/^[.!?…;\n]$/.test(token.text)) current = 0;
		current = owner.get(token.from)?.kind ?? current;
		return current;
	});
}

function addressedIn(tokens: readonly Token[]): number[] {
	const sides = tokens.filter(({ kind }) => kind === "email").map(({ folded }) => folded.split("@"));
	return tokens.map(({ folded, kind }) => {
		const letters = folded.replace(/[^\p{L}]/gu, "");
		if (kind !== "word" || letters.length < 3) return 0;
		const isBefore = sides.some(([before]) => before?.replace(/[._-]/g, "").includes(letters));
		const isBehind = sides.some(([, behind]) => behind?.replace(/[.-]/g, "").includes(letters));
		return (isBefore ? 1 : 0) + (isBehind ? 2 : 0);
	});
}

function tradesIn(tokens: readonly Token[]): number[] {
	const found = new Array<number>(tokens.length).fill(0);
	const words = tokens.map((token, at) => ({ ...token, at })).filter(({ kind }) => kind === "word");
	const profession = findProfession(words);
	const mark = (first: number, last: number, kind: number) => {
		for (let place = first; place <= last; place++) {
			const at = words[place]?.at ?? 0;
			found[at] ||= kind + (place === first ? 0 : 1);
		}
	};
	for (const { first, last, isVague } of findBusinesses(words)) mark(first, last, isVague ? 1 : 3);
	if (profession) mark(profession.first, profession.last, 5);
	return found;
}

function caseOf(text: string): number {
	if (!/\p{Lu}/u.test(text)) return 1;
	if (!/\p{Ll}/u.test(text)) return 2;
	return /(?<!^)(?<![.!?¿¡\n] ?)\p{Lu}/u.test(text) ? 3 : 4;
}

function shapeOf({ text, kind }: Token): string {
	if (kind === "number") return numberShape(text);
	if (kind !== "word") return kind === "mark" ? text : kind;
	const letters = text.replace(/[^\p{L}]/gu, "");
	if (/^\p{Lu}+$/u.test(letters)) return letters.length === 1 ? "X" : "XX";
	if (/^\p{Lu}/u.test(letters)) return /^\p{Lu}\p{Ll}+$/u.test(letters) ? "Xx" : "XxX";
	return /\p{Lu}/u.test(letters) ? "xX" : letters.length < 4 ? "x" : "xx";
}

function numberShape(text: string): string {
	const digits = text.replace(/\D/g, "");
	return `9${Math.min(digits.length, 7)}${/[.,]\d{3}/.test(text) ? "g" : ""}`;
}
