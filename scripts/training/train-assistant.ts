import { createHash } from "node:crypto";
import {
	copyFileSync,
	existsSync,
	globSync,
	mkdirSync,
	readFileSync,
	renameSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { examplesIn } from "../../content/assistant/examples.ts";
import { markedLines } from "../../content/assistant/marked.ts";
import { vocabularyTexts } from "../../content/assistant/vocabulary.ts";
import { writeWeights } from "../../domain/assistant/understanding/guided/classifier/weights.ts";
import { writeTaggerWeights } from "../../domain/assistant/understanding/guided/tagger/weights.ts";
import { trainedFiles, trainedFolder } from "../../domain/assistant/understanding/guided/trained.ts";
import { languages } from "../../shared/language.ts";
import { trainTagger } from "./conditional-random-field.ts";
import { exampleOf } from "./marked-messages.ts";
import { train } from "./naive-bayes.ts";

const root = join(import.meta.dirname, "../..");
const codeFiles =
	"{scripts/training/*,domain/{assistant/understanding/guided/{*,*/*},{contact,money,words}/*}}.ts";

/**
 * Trains the assistant's classifiers with the example phrases and its tagger with the marked messages, if one of them, the
 * vocabulary or the code changed. @param copies a folder that gets the weights, too, such as a build's.
 */
export function trainAssistant(copies?: string): void {
	const data = { marked: markedLines(), vocabulary: vocabularyTexts() };
	const examples = languages.map((language) => ({ language, phrases: examplesIn(language) }));
	const key = keyOf([data, examples.map(({ phrases }) => [...phrases])]);
	const keyFile = join(trainedFolder, "key");
	if (!existsSync(keyFile) || readFileSync(keyFile, "utf8") !== key) {
		mkdirSync(trainedFolder, { recursive: true });
		for (const { language, phrases } of examples)
			replace(trainedFiles[language], writeWeights(train(phrases)));
		replace(trainedFiles.facts, writeTaggerWeights(trainTagger(data.marked.map(exampleOf))));
		replace("key", key);
	}
	for (const name of copies ? Object.values(trainedFiles) : [])
		copyFileSync(join(trainedFolder, name), join(copies ?? "", name));
}

/** Other processes may read it meanwhile: never half a file. */
function replace(name: string, content: Uint8Array | string): void {
	const draft = join(trainedFolder, `${name}.${process.pid}`);
	writeFileSync(draft, content);
	renameSync(draft, join(trainedFolder, name));
}

function keyOf(data: unknown): string {
	const files = globSync(codeFiles, { cwd: root, exclude: ["**/*.test.ts"] }).sort();
	const texts = files.map((file) => readFileSync(join(root, file), "utf8"));
	return createHash("sha256")
		.update(JSON.stringify([data, texts]))
		.digest("hex");
}
