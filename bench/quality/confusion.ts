import { examplesIn } from "../../content/assistant/examples.ts";
import type { Language } from "../../content/language.ts";
import { classify } from "../../domain/assistant/understanding/guided/classifier/classify.ts";
import { train } from "../../domain/assistant/understanding/guided/classifier/train.ts";

const folds = 5;
const mostPairs = 40;

/** Which labels are taken for which: each phrase is classified by what the other four fifths teach. */
export function printConfusion(language: Language): void {
	const examples = examplesIn(language);
	const pairs = new Map<string, { times: number; phrase: string }>();
	let right = 0;
	let all = 0;
	for (let fold = 0; fold < folds; fold++) {
		const taught = new Map(
			[...examples].map(([label, phrases]) => [label, phrases.filter((_, at) => at % folds !== fold)]),
		);
		const weights = train(taught);
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
	const most = [...pairs].sort(([, a], [, b]) => b.times - a.times).slice(0, mostPairs);
	for (const [pair, { times, phrase }] of most)
		console.info(`${String(times).padStart(4)}  ${pair.padEnd(44)}«${phrase}»`);
}

function count(pairs: Map<string, { times: number; phrase: string }>, pair: string, phrase: string): void {
	const known = pairs.get(pair);
	pairs.set(pair, { times: (known?.times ?? 0) + 1, phrase: known?.phrase ?? phrase });
}
