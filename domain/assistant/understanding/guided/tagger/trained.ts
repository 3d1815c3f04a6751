import { readFileSync } from "node:fs";
import { join } from "node:path";
import { markedLines } from "../../../../../content/assistant/marked.ts";
import { vocabularyTexts } from "../../../../../content/assistant/vocabulary.ts";
import { readable } from "../../../../words/text.ts";
import { cached } from "../weight-cache.ts";
import type { Field } from "./crf.ts";
import { tokenFeatures } from "./features.ts";
import { readField, writeField } from "./field-file.ts";
import { labelsOfMarks, readMarked } from "./marks.ts";
import { tokensOf } from "./tokens.ts";
import { type TrainingExample, trainField } from "./train.ts";

const name = "assistant-facts.weights";
let field: Field | null = null;

/** The tagger's weights. A build brings them; elsewhere they are trained once and kept. */
export function taggerField(): Field {
	field ??= readField(trainedBytes());
	return field;
}

/** Takes other weights than the trained ones, as cross-validation does. */
export function useTaggerField(other: Field): void {
	field = other;
}

/** What a build keeps. */
export function taggerFile(): { name: string; bytes: Uint8Array } {
	return { name, bytes: trainedBytes() };
}

/** Takes the weights that a build keeps. @param folder where they are. @throws when they are missing or broken. */
export function readTaggerFile(folder: string): void {
	field = readField(readFileSync(join(folder, name)));
}

/** A marked line as the trainer sees it. */
export function exampleOf(line: string): TrainingExample {
	const { text, marks, asked } = readMarked(readable(line));
	const tokens = tokensOf(text);
	return { features: tokenFeatures(tokens, text, asked), labels: labelsOfMarks(tokens, marks) };
}

function trainedBytes(): Uint8Array {
	const lines = markedLines();
	return cached([lines, vocabularyTexts()], () => writeField(trainField(lines.map(exampleOf))));
}
