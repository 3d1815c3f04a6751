import { featuresOf, plainWords, wordFeature } from "./features.ts";
import type { Weights } from "./weights.ts";

/** A label, its probability, and the share of the text's words that its phrases contain; both from 0 to 1. */
export type Guess = { label: string; probability: number; coverage: number };

/** How many of the likeliest labels are returned. */
const considered = 5;

/** @returns the likeliest labels, best first; none for a text without letters or digits. */
export function classify(text: string, weights: Weights): Guess[] {
	const scores = scoresOf(text, weights);
	if (!scores) return [];
	const best = Math.max(...scores);
	const odds = Array.from(scores, (score) => Math.exp(score - best));
	const sum = odds.reduce((all, one) => all + one, 0);
	return odds
		.map((one, at) => ({ at, probability: one / sum }))
		.sort((a, b) => b.probability - a.probability)
		.slice(0, considered)
		.map(({ at, probability }) => ({
			label: weights.labels[at] ?? "",
			probability,
			coverage: coverageOf(text, at, weights),
		}));
}

/** @returns whether a word stands in any phrase of this language. */
export function knowsWord(word: string, weights: Weights): boolean {
	return indexOfFeature(wordFeature(word), weights.features) >= 0;
}

/** Computes each label's score, a logarithm; null for a text without a known feature. */
function scoresOf(text: string, weights: Weights): Float64Array | null {
	const { features, idf, starts, labelAt, weightAt, base } = weights;
	const known: { row: number; weight: number }[] = [];
	for (const [feature, amount] of featuresOf(text)) {
		const row = indexOfFeature(feature, features);
		if (row >= 0) known.push({ row, weight: amount * (idf[row] ?? 0) });
	}
	if (known.length === 0) return null;
	const length = Math.hypot(...known.map(({ weight }) => weight));
	const scores = new Float64Array(base.length);
	let shares = 0;
	for (const { row, weight } of known) {
		const share = weight / length;
		shares += share;
		for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) {
			const label = labelAt[at] ?? 0;
			scores[label] = (scores[label] ?? 0) + share * (weightAt[at] ?? 0);
		}
	}
	return scores.map((score, label) => score + shares * (base[label] ?? 0));
}

/** Computes the share of the text's words, weighted by how specific they are, that the label's phrases contain. */
function coverageOf(text: string, label: number, weights: Weights): number {
	const { features, idf, starts, labelAt, phrases } = weights;
	let [held, all] = [0, 0];
	for (const word of new Set(plainWords(text))) {
		const row = indexOfFeature(wordFeature(word), features);
		const telling = (row < 0 ? Math.log(1 + phrases) + 1 : (idf[row] ?? 0)) - 1;
		all += telling;
		if (row >= 0 && labelAt.subarray(starts[row], starts[row + 1]).includes(label)) held += telling;
	}
	return all === 0 ? 1 : held / all;
}

/** Finds the position of a feature among the sorted ones; -1 without it. */
function indexOfFeature(feature: number, features: Uint32Array): number {
	let [low, high] = [0, features.length - 1];
	while (low <= high) {
		const middle = (low + high) >> 1;
		const found = features[middle] ?? 0;
		if (found === feature) return middle;
		if (found < feature) low = middle + 1;
		else high = middle - 1;
	}
	return -1;
}
