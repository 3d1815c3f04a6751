import {
	bits,
	featureRows,
	type Lattice,
	latticeOf,
	marginalsOf,
	scoresOf,
	shift,
	steps,
	type TaggerWeights,
} from "../../domain/assistant/understanding/guided/tagger/crf.ts";
import { labelCount } from "../../domain/assistant/understanding/guided/tagger/marks.ts";

export type TrainingExample = { features: readonly Uint32Array[]; labels: Uint8Array };

/** Chosen by cross-validation: docs/decisions/0050. */
export const options = { passes: 8, rate: 0.3, slower: 0.2, dropped: 0.5, fewest: 2 };
/** A smaller error changes no weight. */
const tiny = 2e-3;
/** Between two tokens whose labels are as sure as this nothing is to be learnt. */
const known = 0.98;

const L = labelCount;
const firstSteps = steps.filter((step) => step < L);

/** Weights with the sums of their squared gradients (AdaGrad). */
type Trained = { values: Float32Array; squares: Float32Array };

/**
 * Trains by stochastic gradient descent. Each time half of a token's features are left out, so that none is relied on
 * alone; the weights are averaged over all passes but the first. The same examples give the same weights.
 */
export function trainTagger(examples: readonly TrainingExample[]): TaggerWeights {
	const { rowOf, count } = frequentRows(examples);
	const weights = { values: new Float32Array(count * L), squares: new Float32Array(count * L).fill(1) };
	const transitions = { values: new Float32Array(L * L), squares: new Float32Array(L * L).fill(1) };
	const sequences = examples
		.filter(({ labels }) => labels.length > 0)
		.map(({ features, labels }) => ({ labels, rows: featureRows({ rowOf }, features) }));
	const sums = [new Float32Array(weights.values.length), new Float32Array(L * L)] as const;
	const random = randomFrom(7);
	for (let pass = 0; pass < options.passes; pass++) {
		const speed = options.rate / (1 + pass * options.slower);
		for (const { rows: all, labels } of shuffled(sequences, random)) {
			const rows = all.map((some) => someOf(some, random));
			const lattice = latticeOf(scoresOf(weights.values, rows), transitions.values);
			const probable = marginalsOf(lattice);
			learnTokens(weights, { rows, labels, probable, speed });
			const isKnown = (at: number) => (probable[at * L + (labels[at] ?? 0)] ?? 1) > known;
			for (let at = 0; at < labels.length; at++)
				if (!isKnown(at) || !isKnown(at - 1)) learnStep(transitions, { lattice, labels, at, speed });
		}
		if (pass === 0) continue;
		addTo(sums[0], weights.values);
		addTo(sums[1], transitions.values);
	}
	const averaged = options.passes - 1;
	const kept = (1 - options.dropped) / averaged;
	return {
		rowOf,
		weights: sums[0].map((sum) => sum * kept),
		transitions: sums[1].map((sum) => sum / averaged),
	};
}

function addTo(sums: Float32Array, values: Float32Array): void {
	for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (values[at] ?? 0);
}

type Tokens = { rows: readonly Int32Array[]; labels: Uint8Array; probable: Float64Array; speed: number };

function learnTokens({ values, squares }: Trained, { rows, labels, probable, speed }: Tokens): void {
	const wrong = new Uint8Array(L);
	const error = new Float64Array(L);
	for (let at = 0; at < labels.length; at++) {
		let count = 0;
		for (let label = 0; label < L; label++) {
			const one = (probable[at * L + label] ?? 0) - (label === labels[at] ? 1 : 0);
			error[label] = one;
			if (one > tiny || one < -tiny) wrong[count++] = label;
		}
		if (count === 0) continue;
		for (const row of rows[at] ?? [])
			for (let one = 0; one < count; one++) {
				const label = wrong[one] ?? 0;
				const cell = row * L + label;
				const gradient = error[label] ?? 0;
				const square = (squares[cell] ?? 0) + gradient * gradient;
				squares[cell] = square;
				values[cell] = (values[cell] ?? 0) - (speed * gradient) / Math.sqrt(square);
			}
	}
}

type Step = { lattice: Lattice; labels: Uint8Array; at: number; speed: number };

const expected = new Float64Array(L * L);

function learnStep({ values, squares }: Trained, { lattice, labels, at, speed }: Step): void {
	const { forward, backward, odds, factors } = lattice;
	const open = at === 0 ? firstSteps : steps;
	let sum = 0;
	for (const step of open) {
		const b = step % L;
		const a = (step - b) / L;
		const ahead = at === 0 ? 1 : (forward[(at - 1) * L + a] ?? 0);
		const here = (odds[at * L + b] ?? 0) * (backward[at * L + b] ?? 0);
		const value = ahead * (factors[step] ?? 0) * here;
		expected[step] = value;
		sum += value;
	}
	const right = (at === 0 ? 0 : (labels[at - 1] ?? 0)) * L + (labels[at] ?? 0);
	for (const step of open) {
		const gradient = (expected[step] ?? 0) / sum - (step === right ? 1 : 0);
		if (gradient < tiny && gradient > -tiny) continue;
		const square = (squares[step] ?? 0) + gradient * gradient;
		squares[step] = square;
		values[step] = (values[step] ?? 0) - (speed * gradient) / Math.sqrt(square);
	}
}

function someOf(rows: Int32Array, random: () => number): Int32Array {
	const kept = new Int32Array(rows.length);
	let count = 0;
	for (const row of rows) if (random() >= options.dropped) kept[count++] = row;
	return kept.subarray(0, count);
}

function frequentRows(examples: readonly TrainingExample[]): { rowOf: Int32Array; count: number } {
	const times = new Uint32Array(2 ** bits);
	for (const { features } of examples)
		for (const found of features)
			for (const feature of found) times[feature >>> shift] = (times[feature >>> shift] ?? 0) + 1;
	const rowOf = new Int32Array(times.length).fill(-1);
	let count = 0;
	for (let feature = 0; feature < times.length; feature++)
		if ((times[feature] ?? 0) >= options.fewest) rowOf[feature] = count++;
	return { rowOf, count };
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
	return items
		.map((item) => ({ item, place: random() }))
		.sort((a, b) => a.place - b.place)
		.map(({ item }) => item);
}

/** Mulberry32: numbers from 0 to 1, the same each time. */
function randomFrom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let value = Math.imul(state ^ (state >>> 15), 1 | state);
		value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
		return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
	};
}
