import { featuresOf } from "../../domain/assistant/understanding/guided/classifier/features.ts";
import type { Weights } from "../../domain/assistant/understanding/guided/classifier/weights.ts";

type Examples = ReadonlyMap<string, readonly string[]>;

/** Smoothing. A larger one was clearly worse: docs/decisions/0019. */
const smoothing = 0.02;

type Phrase = { label: number; counts: Map<number, number> };

/** Trains multinomial naive Bayes on TF-IDF features. The same phrases give the same weights. */
export function train(examples: Examples): Weights {
	const labels = [...examples.keys()].sort();
	if (labels.length > 256) throw new Error("A classifier knows at most 256 labels.");
	const phrases = labels.flatMap((label, at) =>
		(examples.get(label) ?? []).map((phrase) => ({ label: at, counts: featuresOf(phrase) })),
	);
	const { features, idf } = featuresIn(phrases);
	const sums = features.reduce<Map<number, number>[]>((rows) => {
		rows.push(new Map());
		return rows;
	}, []);
	const totals = new Float64Array(labels.length);
	const rowOf = new Map(Array.from(features, (feature, row) => [feature, row]));
	for (const { label, counts } of phrases) {
		const weighed = [...counts].map(([feature, amount]) => {
			const row = rowOf.get(feature) ?? 0;
			return { row, weight: amount * (idf[row] ?? 0) };
		});
		const length = Math.hypot(...weighed.map(({ weight }) => weight));
		for (const { row, weight } of weighed) {
			const share = weight / length;
			sums[row]?.set(label, (sums[row]?.get(label) ?? 0) + share);
			totals[label] = (totals[label] ?? 0) + share;
		}
	}
	const base = Float32Array.from(totals, (total) =>
		Math.log(smoothing / (total + smoothing * features.length)),
	);
	return { labels, phrases: phrases.length, features, idf, base, ...sparse(sums) };
}

function featuresIn(phrases: readonly Phrase[]): Pick<Weights, "features" | "idf"> {
	const phrasesWith = new Map<number, number>();
	for (const { counts } of phrases)
		for (const feature of counts.keys()) phrasesWith.set(feature, (phrasesWith.get(feature) ?? 0) + 1);
	const features = Uint32Array.from(phrasesWith.keys()).sort();
	const idf = Float32Array.from(
		features,
		(feature) => Math.log((1 + phrases.length) / (1 + (phrasesWith.get(feature) ?? 0))) + 1,
	);
	return { features, idf };
}

function sparse(sums: readonly Map<number, number>[]): Pick<Weights, "starts" | "labelAt" | "weightAt"> {
	const starts = new Uint32Array(sums.length + 1);
	sums.forEach((sum, row) => {
		starts[row + 1] = (starts[row] ?? 0) + sum.size;
	});
	const cells = sums.flatMap((sum) => [...sum]);
	return {
		starts,
		labelAt: Uint8Array.from(cells, ([label]) => label),
		weightAt: Float32Array.from(cells, ([, weight]) => Math.log((weight + smoothing) / smoothing)),
	};
}
