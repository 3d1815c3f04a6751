/**
 * A trained classifier of one language, as sparse rows. Row i is of the feature `features[i]` (sorted) and holds the
 * labels `labelAt[starts[i] … starts[i + 1])`; each `weightAt` is what the feature adds to that label over `base`, the
 * score of a feature that the label's phrases never had.
 */
export type Weights = {
	labels: readonly string[];
	/** How many phrases it was trained with. */
	phrases: number;
	features: Uint32Array;
	idf: Float32Array;
	base: Float32Array;
	starts: Uint32Array;
	labelAt: Uint8Array;
	weightAt: Float32Array;
};

const arrays = {
	features: Uint32Array,
	idf: Float32Array,
	base: Float32Array,
	starts: Uint32Array,
	weightAt: Float32Array,
	labelAt: Uint8Array,
} as const;
const order = ["features", "idf", "base", "starts", "weightAt", "labelAt"] as const;

/** Weights as bytes: a header of JSON, then the arrays, each at a multiple of four. */
export function writeWeights(weights: Weights): Uint8Array {
	const { labels, phrases } = weights;
	const lengths = order.map((name) => weights[name].length);
	const header = padded(new TextEncoder().encode(JSON.stringify({ labels, phrases, lengths })), 32);
	const size = padded(new Uint8Array(new Uint32Array([header.length]).buffer), 0);
	const parts = order.map((name) => {
		const { buffer, byteOffset, byteLength } = weights[name];
		return padded(new Uint8Array(buffer, byteOffset, byteLength), 0);
	});
	return Buffer.concat([size, header, ...parts]);
}

/** @param bytes as writeWeights gave them. @throws when they are anything else. */
export function readWeights(bytes: Uint8Array): Weights {
	const own = new Uint8Array(bytes);
	const headerLength = new Uint32Array(own.buffer, 0, 1)[0] ?? 0;
	const header: unknown = JSON.parse(new TextDecoder().decode(own.subarray(4, 4 + headerLength)));
	const { labels, phrases, lengths } = headerOf(header);
	let at = 4 + headerLength;
	const read = <Name extends (typeof order)[number]>(name: Name): InstanceType<(typeof arrays)[Name]> => {
		const Kind = arrays[name];
		const length = lengths[order.indexOf(name)] ?? 0;
		const array = new Kind(own.buffer, at, length);
		at += Math.ceil(array.byteLength / 4) * 4;
		return array as InstanceType<(typeof arrays)[Name]>;
	};
	return {
		labels,
		phrases,
		features: read("features"),
		idf: read("idf"),
		base: read("base"),
		starts: read("starts"),
		weightAt: read("weightAt"),
		labelAt: read("labelAt"),
	};
}

function padded(bytes: Uint8Array, filler: number): Uint8Array {
	const whole = new Uint8Array(Math.ceil(bytes.length / 4) * 4).fill(filler);
	whole.set(bytes);
	return whole;
}

function headerOf(header: unknown): { labels: string[]; phrases: number; lengths: number[] } {
	const isHeader = typeof header === "object" && header !== null && "labels" in header && "lengths" in header;
	if (!isHeader || !Array.isArray(header.labels) || !Array.isArray(header.lengths))
		throw new Error("These are no weights of the assistant's classifier.");
	const phrases = "phrases" in header && typeof header.phrases === "number" ? header.phrases : 0;
	return { labels: header.labels.map(String), phrases, lengths: header.lengths.map(Number) };
}
