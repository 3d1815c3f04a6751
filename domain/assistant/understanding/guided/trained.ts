import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, languages } from "../../../../shared/language.ts";
import { readWeights, type Weights } from "./classifier/weights.ts";
import type { TaggerWeights } from "./tagger/crf.ts";
import { readTaggerWeights } from "./tagger/weights.ts";

export const trainedFolder = join(import.meta.dirname, "../../../../node_modules/.cache/assistant");
export const trainedFiles = {
	es: "assistant-es.weights",
	en: "assistant-en.weights",
	facts: "assistant-facts.weights",
} as const;

const classifiers = new Map<Language, Weights>();
let tagger: TaggerWeights | null = null;

/** Loads trained weights. @param folder their place: beside the server in a build. @throws when a file is missing or broken. */
export function readTrained(folder: string): void {
	for (const language of languages) setClassifier(language, readWeights(read(folder, language)));
	setTagger(readTaggerWeights(read(folder, "facts")));
}

/** Returns the classifier of a language. */
export function weightsOf(language: Language): Weights {
	const weights = classifiers.get(language) ?? readWeights(read(trainedFolder, language));
	classifiers.set(language, weights);
	return weights;
}

/** Returns the tagger's weights. */
export function taggerWeights(): TaggerWeights {
	tagger ??= readTaggerWeights(read(trainedFolder, "facts"));
	return tagger;
}

/** Replaces the classifier, while one is trained or measured. */
export function setClassifier(language: Language, weights: Weights): void {
	classifiers.set(language, weights);
}

/** Replaces the tagger, as cross-validation does. */
export function setTagger(weights: TaggerWeights): void {
	tagger = weights;
}

function read(folder: string, name: keyof typeof trainedFiles): Uint8Array {
	return readFileSync(join(folder, trainedFiles[name]));
}
