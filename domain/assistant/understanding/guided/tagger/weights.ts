import { deserialize, serialize } from "node:v8";
import { z } from "zod";
import { bits, type TaggerWeights } from "./crf.ts";
import { labelCount } from "./marks.ts";

/** Weights are stored in thousandths. */
const unit = 1000;

const kept = z.object({
	features: z.instanceof(Uint32Array),
	transitions: z.instanceof(Float32Array).refine(({ length }) => length === labelCount ** 2),
	thousandths: z.instanceof(Int16Array),
});

/** Writes trained weights as bytes. */
export function writeTaggerWeights({ rowOf, weights, transitions }: TaggerWeights): Uint8Array {
	const features = new Uint32Array(weights.length / labelCount);
	rowOf.forEach((row, feature) => {
		if (row >= 0) features[row] = feature;
	});
	const thousandths = Int16Array.from(weights, (weight) => Math.round(weight * unit));
	return serialize({ features, transitions, thousandths });
}

/** @param bytes as writeTaggerWeights gave them. @throws when they are anything else. */
export function readTaggerWeights(bytes: Uint8Array): TaggerWeights {
	const { features, transitions, thousandths } = kept.parse(deserialize(bytes));
	const rowOf = new Int32Array(2 ** bits).fill(-1);
	features.forEach((feature, row) => {
		rowOf[feature] = row;
	});
	return { rowOf, transitions, weights: Float32Array.from(thousandths, (weight) => weight / unit) };
}
