import { hashOf } from "../../../../words/text.ts";
import { type LastQuestion, lastQuestions } from "./marks.ts";
import { type MessageView, viewOf } from "./message-view.ts";
import type { Token } from "./tokens.ts";

/** Adds a feature of a kind, of one or two things. */
type Add = (kind: number, a: number, b?: number) => void;

const nowhere = { first: "", isQuestion: false, before: 0, behind: 0 };

type Hashed = MessageView & { wordHashes: readonly number[]; shapeHashes: readonly number[] };

/** @returns for each token the hashes of what it and its neighbours are, and of where it stands. */
export function tokenFeatures(
	tokens: readonly Token[],
	text: string,
	question: LastQuestion | null,
): Uint32Array[] {
	const view = viewOf(tokens, text);
	const hashed = {
		...view,
		wordHashes: view.words.map(hashOf),
		shapeHashes: view.shapes.map(hashOf),
	};
	const questionLabel = 1 + lastQuestions.indexOf(question ?? "contact");
	return tokens.map((token, at) => {
		const found: number[] = [];
		const add: Add = (kind, a, b = 0) => found.push(mix(mix(kind, a), b));
		addNeighbours(add, hashed, at);
		addLists(add, hashed, at);
		if (token.kind === "word") addParts(add, token.folded);
		addPlace(add, hashed, at, questionLabel);
		return Uint32Array.from(found);
	});
}

function addNeighbours(add: Add, { wordHashes, shapeHashes }: Hashed, at: number): void {
	const word = (offset: number) => wordHashes[at + offset] ?? (at + offset < 0 ? 11 : 13);
	const shape = (offset: number) => shapeHashes[at + offset] ?? 17;
	for (let offset = -3; offset <= 3; offset++) add(10 + offset, word(offset));
	for (let offset = -2; offset <= 2; offset++) add(20 + offset, shape(offset));
	for (let offset = -2; offset <= 1; offset++) add(30 + offset, word(offset), word(offset + 1));
	for (let offset = -1; offset <= 1; offset++) add(40 + offset, shape(offset), shape(offset + 1));
	add(45, shape(-1), mix(shape(0), shape(1)));
	add(46, word(-1), word(1));
	add(47, word(-1), shape(0));
	add(48, shape(0), word(1));
	add(49, word(-2), mix(word(-1), shape(0)));
	for (let offset = 3; offset <= 6; offset++) {
		add(80, word(-offset));
		add(81, word(offset));
	}
}

function addLists(
	add: Add,
	{ listNumbers, trades, addressed, shapeHashes, wordHashes }: Hashed,
	at: number,
): void {
	const shape = shapeHashes[at] ?? 0;
	const before = wordHashes[at - 1] ?? 11;
	for (let offset = -2; offset <= 2; offset++) {
		for (const list of listNumbers[at + offset] ?? []) {
			add(50 + offset, list);
			if (offset === 0) add(57, list, before);
			if (Math.abs(offset) < 2) add(55 + 4 * offset, list, shape);
		}
		const trade = trades[at + offset] ?? 0;
		if (trade > 0) add(66 + offset, trade);
	}
	for (let offset = -2; offset <= 2; offset++) {
		const side = addressed[at + offset] ?? 0;
		if (side > 0) add(106 + offset, side);
		if (side > 0 && offset === 0) add(109, side, shape);
	}
	const trade = trades[at] ?? 0;
	if (trade > 0) add(69, trade, before);
	if (trade > 0) add(70, trade, shape);
}

function addParts(add: Add, word: string): void {
	for (const size of [2, 3, 4]) add(70 + size, hashOf(word.slice(-size)));
	for (const size of [3, 4]) add(75 + size, hashOf(word.slice(0, size)));
}

/** Adds features of a token's position, its message, and our question before it. */
function addPlace(add: Add, hashed: Hashed, at: number, question: number): void {
	const { positions, owners, listNumbers, trades, letterCase, wordHashes, shapeHashes } = hashed;
	const { first, isQuestion, before, behind } = positions[at] ?? nowhere;
	const [word, shape, length] = [wordHashes[at] ?? 0, shapeHashes[at] ?? 0, wordHashes.length];
	const owner = owners[at] ?? 0;
	add(1, 1);
	add(82, letterCase, shape);
	add(83, hashOf(first));
	add(84, hashOf(first), word);
	add(88, isQuestion ? 1 : 2, shape);
	add(89, isQuestion ? 1 : 2, wordHashes[at - 1] ?? 11);
	add(90, question, Math.min(5, Math.ceil(Math.log2(length + 1))));
	add(91, question, word);
	add(92, question, shape);
	add(93, question, Math.min(at, 3) * 8 + Math.min(length - 1 - at, 3));
	for (const list of listNumbers[at] ?? []) add(95, list, question);
	if (trades[at]) add(96, question, trades[at]);
	add(97, Math.min(before, 4), Math.min(behind, 4));
	add(98, question, hashOf(first));
	add(100, owner, shape);
	add(101, owner, word);
	add(102, owner, question);
}

function mix(one: number, other: number): number {
	let hash = Math.imul(one ^ (one >>> 15), 0x2c1b3c6d) ^ other;
	hash = Math.imul(hash ^ (hash >>> 13), 0x297a2d39);
	return (hash ^ (hash >>> 16)) >>> 0;
}
