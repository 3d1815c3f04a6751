import { labelCount } from "./marks.ts";

const L = labelCount;

/**
 * A linear-chain conditional random field. Row `rowOf[feature >>> shift]` of `weights` holds what a feature adds to each
 * label; `transitions[a * labelCount + b]` what label b behind label a does.
 */
export type TaggerWeights = { rowOf: Int32Array; weights: Float32Array; transitions: Float32Array };

/** How many bits of a feature's hash are used. */
export const bits = 20;
export const shift = 32 - bits;

/** Whether label b may follow label a: a tag may begin anywhere, and continues only itself. */
function mayFollow(a: number, b: number): boolean {
	return b === 0 || b % 2 === 1 || a === b || a === b - 1;
}

const labels = Array.from({ length: L }, (_, label) => label);
/** The labels that may precede and follow each. */
const before = labels.map((b) => labels.filter((a) => mayFollow(a, b)));
const behind = labels.map((a) => labels.filter((b) => mayFollow(a, b)));
/** The positions in `transitions` of labels that may follow each other. */
export const steps: readonly number[] = behind.flatMap((some, a) => some.map((b) => a * L + b));

/** The rows of each token's features; a feature that was never seen has none. */
export function featureRows(
	{ rowOf }: Pick<TaggerWeights, "rowOf">,
	features: readonly Uint32Array[],
): Int32Array[] {
	return features.map((found) => {
		const rows = new Int32Array(found.length);
		let count = 0;
		for (const feature of found) {
			const row = rowOf[feature >>> shift] ?? -1;
			if (row >= 0) rows[count++] = row;
		}
		return rows.subarray(0, count);
	});
}

const noRows = new Int32Array(0);

/** Scores each label for each token by its features alone; labelCount scores a token. */
export function scoresOf(weights: Float32Array, rows: readonly Int32Array[]): Float64Array {
	const scores = new Float64Array(rows.length * L);
	for (let at = 0; at < rows.length; at++) {
		const start = at * L;
		for (const row of rows[at] ?? noRows) {
			const from = row * L;
			for (let label = 0; label < L; label++)
				scores[start + label] = (scores[start + label] ?? 0) + (weights[from + label] ?? 0);
		}
	}
	return scores;
}

/** Sums over all labellings before and after each token, scaled to 1, and the scaling factors. */
export type Lattice = {
	forward: Float64Array;
	backward: Float64Array;
	odds: Float64Array;
	factors: Float64Array;
};

/** The forward-backward algorithm. */
export function latticeOf(scores: Float64Array, transitions: Float32Array): Lattice {
	const factors = new Float64Array(L * L);
	for (const step of steps) factors[step] = Math.exp(transitions[step] ?? 0);
	const odds = oddsOf(scores);
	const forward = new Float64Array(odds.length);
	const backward = new Float64Array(odds.length);
	const length = odds.length / L;
	for (let at = 0; at < length; at++) {
		const here = at * L;
		for (let b = 0; b < L; b++) {
			let sum = at === 0 ? (factors[b] ?? 0) : 0;
			if (at > 0)
				for (const a of before[b] ?? []) sum += (forward[here - L + a] ?? 0) * (factors[a * L + b] ?? 0);
			forward[here + b] = sum * (odds[here + b] ?? 0);
		}
		scale(forward, at);
	}
	const weighed = new Float64Array(L);
	for (let at = length - 1; at >= 0; at--) {
		const [here, next] = [at * L, at * L + L];
		for (let b = 0; b < L; b++) weighed[b] = (odds[next + b] ?? 0) * (backward[next + b] ?? 0);
		for (let a = 0; a < L; a++) {
			let sum = at === length - 1 ? 1 : 0;
			if (sum === 0) for (const b of behind[a] ?? []) sum += (factors[a * L + b] ?? 0) * (weighed[b] ?? 0);
			backward[here + a] = sum;
		}
		scale(backward, at);
	}
	return { forward, backward, odds, factors };
}

/** Computes the probability of each label of each token. */
export function marginalsOf({ forward, backward }: Lattice): Float64Array {
	const probable = new Float64Array(forward.length);
	for (let at = 0; at < probable.length; at++) probable[at] = (forward[at] ?? 0) * (backward[at] ?? 0);
	for (let at = 0; at < probable.length / L; at++) scale(probable, at);
	return probable;
}

/** Finds the likeliest labels of a message (Viterbi). */
export function decode(scores: Float64Array, transitions: Float32Array): Uint8Array {
	const length = scores.length / L;
	const best = new Float64Array(scores.length);
	const cameFrom = new Uint8Array(scores.length);
	for (let at = 0; at < length; at++)
		before.forEach((some, b) => {
			let top = Number.NEGATIVE_INFINITY;
			for (const a of at === 0 ? [0] : some) {
				const score = (at === 0 ? 0 : (best[(at - 1) * L + a] ?? 0)) + (transitions[a * L + b] ?? 0);
				if (score > top) [top, cameFrom[at * L + b]] = [score, a];
			}
			// No tag continues at the beginning of a message.
			const isAllowed = at > 0 || mayFollow(0, b);
			best[at * L + b] = isAllowed ? top + (scores[at * L + b] ?? 0) : Number.NEGATIVE_INFINITY;
		});
	const found = new Uint8Array(length);
	const last = best.subarray((length - 1) * L);
	let label = last.indexOf(Math.max(...last));
	for (let at = length - 1; at >= 0; at--) {
		found[at] = label;
		label = cameFrom[at * L + label] ?? 0;
	}
	return found;
}

function oddsOf(scores: Float64Array): Float64Array {
	const odds = new Float64Array(scores.length);
	for (let start = 0; start < scores.length; start += L) {
		let best = Number.NEGATIVE_INFINITY;
		for (let at = start; at < start + L; at++) best = Math.max(best, scores[at] ?? 0);
		for (let at = start; at < start + L; at++) odds[at] = Math.exp((scores[at] ?? 0) - best);
	}
	return odds;
}

function scale(values: Float64Array, token: number): void {
	let sum = 0;
	for (let at = token * L; at < (token + 1) * L; at++) sum += values[at] ?? 0;
	for (let at = token * L; at < (token + 1) * L; at++) values[at] = (values[at] ?? 0) / sum;
}
