import { bits, type Field } from "./crf.ts";
import { labelCount } from "./marks.ts";

const format = 0x46_41_43_31;
/** Weights are kept in thousandths. */
const unit = 1000;

/** A trained field as bytes: how many rows, the features they are of, the transitions, the weights. */
export function writeField({ rowOf, weights, transitions }: Field): Uint8Array {
	const features = new Uint32Array(weights.length / labelCount);
	for (let feature = 0; feature < rowOf.length; feature++) {
		const row = rowOf[feature] ?? -1;
		if (row >= 0) features[row] = feature;
	}
	const small = Int16Array.from(weights, (weight) => Math.round(weight * unit));
	const head = Uint32Array.of(format, labelCount, features.length);
	return Buffer.concat(
		[head, features, transitions, small].map(({ buffer, byteOffset, byteLength }) =>
			Buffer.from(buffer, byteOffset, byteLength),
		),
	);
}

/** @param bytes as writeField gave them. @throws when they are anything else. */
export function readField(bytes: Uint8Array): Field {
	const { buffer } = new Uint8Array(bytes);
	const [kind, labels, rows = 0] = new Uint32Array(buffer, 0, 3);
	if (kind !== format || labels !== labelCount)
		throw new Error("These are no weights of the assistant's tagger.");
	const features = new Uint32Array(buffer, 12, rows);
	const transitions = new Float32Array(buffer, 12 + 4 * rows, labelCount ** 2);
	const small = new Int16Array(buffer, 12 + 4 * rows + 4 * labelCount ** 2, rows * labelCount);
	const rowOf = new Int32Array(2 ** bits).fill(-1);
	features.forEach((feature, row) => {
		rowOf[feature] = row;
	});
	const weights = new Float32Array(small.length);
	for (let at = 0; at < small.length; at++) weights[at] = (small[at] ?? 0) / unit;
	return { rowOf, weights, transitions };
}
