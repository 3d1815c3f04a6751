import type { Awaiting } from "../../../dialogue/state.ts";
import { taggerWeights } from "../trained.ts";
import { decode, featureRows, latticeOf, marginalsOf, scoresOf } from "./crf.ts";
import { tokenFeatures } from "./features.ts";
import { type LastQuestion, labelCount, lastQuestions, type Tag, tags } from "./marks.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** What a message tells about its writer: where, in which words, and how probably, from 0 to 1. */
export type Span = { tag: Tag; text: string; from: number; to: number; probability: number };

/** The least probability at which a span is stored; measured by cross-validation (docs/decisions/0050). */
const sure: Record<Tag, number> = {
	name: 0.7,
	company: 0.5,
	business: 0.4,
	size: 0.5,
	need: 0.5,
	budget: 0.45,
	timing: 0.25,
	email: 0.5,
	phone: 0.5,
};
/** How much less the label "outside" scores where spans are sought: less likely ones may still be offered. */
const reach = 0.5;

const others: Partial<Record<Awaiting, LastQuestion>> = {
	name: "contact",
	email: "contact",
	phone: "contact",
	companySize: "size",
};

/** @returns the facts that a message tells about its writer, in order. @param awaiting what they were asked for. */
export function tagMessage(text: string, awaiting: Awaiting | null): Span[] {
	const tokens = tokensOf(text);
	if (tokens.length === 0) return [];
	const { scores, probable } = readTokens(tokens, text, awaiting);
	const trained = taggerWeights();
	for (let at = 0; at < tokens.length; at++) scores[at * labelCount] = (scores[at * labelCount] ?? 0) - reach;
	const labels = decode(scores, trained.transitions);
	const spans: Span[] = [];
	labels.forEach((label, first) => {
		if (label % 2 === 0) return;
		let last = first;
		while (labels[last + 1] === label + 1) last++;
		const [from, to] = [tokens[first]?.from ?? 0, tokens[last]?.to ?? 0];
		const probability = meanOf(probable, label, first, last);
		const tag = tags[(label - 1) / 2];
		if (tag) spans.push({ tag, text: text.slice(from, to), from, to, probability });
	});
	return spans;
}

/** @returns where words first stand in a text, and how probably they tell this about its writer; null without them. */
export function spanOf(tag: Tag, words: string, text: string, awaiting: Awaiting | null): Span | null {
	const from = words ? text.indexOf(words) : -1;
	const to = from + words.length;
	const tokens = tokensOf(text);
	const isWithin = (token: Token) => token.from < to && token.to > from;
	const first = tokens.findIndex(isWithin);
	if (from < 0 || first < 0) return null;
	const { probable } = readTokens(tokens, text, awaiting);
	const probability = meanOf(probable, 1 + 2 * tags.indexOf(tag), first, tokens.findLastIndex(isWithin));
	return { tag, text: words, from, to, probability };
}

function readTokens(tokens: readonly Token[], text: string, awaiting: Awaiting | null) {
	const trained = taggerWeights();
	const question = lastQuestions.find((one) => one === awaiting) ?? (awaiting && others[awaiting]) ?? null;
	const scores = scoresOf(trained.weights, featureRows(trained, tokenFeatures(tokens, text, question)));
	return { scores, probable: marginalsOf(latticeOf(scores, trained.transitions)) };
}

/** Computes the average probability of a label's tag in some tokens. */
function meanOf(probable: Float64Array, label: number, first: number, last: number): number {
	let sum = 0;
	for (let at = first; at <= last; at++) {
		const cell = at * labelCount + label;
		sum += (probable[cell] ?? 0) + (probable[cell + 1] ?? 0);
	}
	return sum / (last - first + 1);
}

/** Whether a span is sure enough to be stored rather than offered. */
export function isSure({ tag, probability }: Span): boolean {
	return probability >= sure[tag];
}
