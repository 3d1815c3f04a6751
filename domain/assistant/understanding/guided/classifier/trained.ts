import { readFileSync } from "node:fs";
import { join } from "node:path";
import { examplesIn } from "../../../../../content/assistant/examples.ts";
import { type Language, languages } from "../../../../../shared/language.ts";
import { cached } from "../weight-cache.ts";
import { train } from "./train.ts";
import { readWeights, type Weights, writeWeights } from "./weights.ts";

const trained = new Map<Language, Weights>();

/** The classifier of a language. A build brings its weights; elsewhere they are trained once and kept. */
export function weightsOf(language: Language): Weights {
	const known = trained.get(language);
	if (known) return known;
	const weights = trainedWithExamples(language);
	trained.set(language, weights);
	return weights;
}

/** Takes another classifier in place of a language's own, for measuring. */
export function takeWeights(language: Language, weights: Weights): void {
	trained.set(language, weights);
}

/** What a build keeps of each language, by the name of its file. */
export function weightFiles(): { name: string; bytes: Uint8Array }[] {
	return languages.map((language) => ({ name: fileOf(language), bytes: writeWeights(weightsOf(language)) }));
}

/** Takes the weights that a build keeps. @param folder where they are. @throws when one is missing or broken. */
export function readTrained(folder: string): void {
	for (const language of languages)
		trained.set(language, readWeights(readFileSync(join(folder, fileOf(language)))));
}

function fileOf(language: Language): string {
	return `assistant-${language}.weights`;
}

function trainedWithExamples(language: Language): Weights {
	const examples = examplesIn(language);
	return readWeights(cached([...examples], () => writeWeights(train(examples))));
}
