import { hashOf } from "../../../../words/text.ts";

/** Characters of a text that the classifier reads. */
const longest = 600;
const shortestRun = 2;
const longestRun = 5;
const weightOfLetters = 0.4;

/**
 * What a text is made of, for the classifier: its words, pairs of neighbouring words, the runs of 2 to 5 letters
 * within words, its first word, and whether it has a question mark. Each is a 32-bit hash.
 * @returns their weights: each further occurrence adds less, and letters weigh less than words (docs/decisions/0019).
 */
export function featuresOf(text: string): Map<number, number> {
	const counts = new Map<number, number>();
	const runs = new Map<number, number>();
	const words = plainWords(text);
	words.forEach((word, at) => {
		count(counts, wordFeature(word));
		const next = words[at + 1];
		if (next) count(counts, hashOf(`w ${word} ${next}`));
		const padded = ` ${word} `;
		for (let size = shortestRun; size <= longestRun; size++) {
			for (let from = 0; from + size <= padded.length; from++)
				count(runs, hashOf(`c ${padded.slice(from, from + size)}`));
		}
	});
	if (/[?¿]/.test(text)) count(counts, hashOf("question mark"));
	if (words[0]) count(counts, hashOf(`first ${words[0]}`));
	const weighed = new Map<number, number>();
	for (const [feature, times] of counts) weighed.set(feature, 1 + Math.log(times));
	for (const [feature, times] of runs) weighed.set(feature, weightOfLetters * (1 + Math.log(times)));
	return weighed;
}

/** The feature of a word by itself. */
export function wordFeature(word: string): number {
	return hashOf(`w ${word}`);
}

/** Splits a text into words, in lower case and without accents; replaces a number by its length. */
export function plainWords(text: string): string[] {
	const plain = text.slice(0, longest).toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
	const words = plain.replaceAll("{product}", "ourname").match(/\p{L}+|\d+/gu) ?? [];
	return words.map((word) => (/^\d/.test(word) ? "0".repeat(Math.min(word.length, 7)) : word));
}

function count(counts: Map<number, number>, feature: number): void {
	counts.set(feature, (counts.get(feature) ?? 0) + 1);
}
