import { deserialize, serialize } from "node:v8";
import { z } from "zod";

/**
 * A trained classifier of one language, as sparse rows. Row i is of the feature `features[i]` (sorted) and holds the
 * labels `labelAt[starts[i] … starts[i + 1])`; each `weightAt` is what the feature adds to that label over `base`, the
 * score of a feature that the label's phrases never had.
 */
export type Weights = z.infer<typeof weights>;

const weights = z.object({
	labels: z.array(z.string()),
	phrases: z.number(),
	features: z.instanceof(Uint32Array),
	idf: z.instanceof(Float32Array),
	base: z.instanceof(Float32Array),
	starts: z.instanceof(Uint32Array),
	labelAt: z.instanceof(Uint8Array),
	weightAt: z.instanceof(Float32Array),
});

/** Weights as bytes. */
export function writeWeights(trained: Weights): Uint8Array {
	return serialize(trained);
}

/** @param bytes as writeWeights gave them. @throws when they are anything else. */
export function readWeights(bytes: Uint8Array): Weights {
	return weights.parse(deserialize(bytes));
}
