import { examplesIn } from "../../content/assistant/examples.ts";
import { classify } from "../../domain/assistant/understanding/guided/classifier/classify.ts";
import { train } from "../../scripts/training/naive-bayes.ts";
import type { Language } from "../../shared/language.ts";

const folds = 5;
const mostPairs = 40;

/** Prints which labels are confused. Classifies each phrase with a model trained on the other four fifths. */
export function printConfusion(language: Language): void {
	const examples = examplesIn(language);
	const pairs = new Map<string, { times: number; phrase: string }>();
	let right = 0;
	let all = 0;
	for (let fold = 0; fold < folds; fold++) {
		const trainingSet = new Map(
			[...examples].map(([label, phrases]) => [label, phrases.filter((_, at) => at % folds !== fold)]),
		);
		const weights = train(trainingSet);
		for (const [label, phrases] of examples) {
			for (const phrase of phrases.filter((_, at) => at % folds === fold)) {
				const guess = classify(phrase, weights)[0]?.label ?? "nothing";
				all++;
				if (guess === label) right++;
				else count(pairs, `${label} → ${guess}`, phrase);
			}
		}
	}
	console.info(
		`\n${language}: ${right} of ${all} phrases are known by the others of their label. Most often taken for another:`,
	);
	const mostFrequent = [...pairs].sort(([, a], [, b]) => b.times - a.times).slice(0, mostPairs);
	for (const [pair, { times, phrase }] of mostFrequent)
		console.info(`${String(times).padStart(4)}  ${pair.padEnd(44)}«${phrase}»`);
}

function count(pairs: Map<string, { times: number; phrase: string }>, pair: string, phrase: string): void {
	const previous = pairs.get(pair);
	pairs.set(pair, { times: (previous?.times ?? 0) + 1, phrase: previous?.phrase ?? phrase });
}
