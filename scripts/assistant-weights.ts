import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { weightFiles } from "../domain/assistant/understanding/guided/classifier/trained.ts";
import { taggerFile } from "../domain/assistant/understanding/guided/tagger/trained.ts";

export function assistantWeights(): Plugin {
	return {
		name: "assistant-weights",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "ssr",
		async writeBundle({ dir }) {
			if (!dir) throw new Error("The server build has no folder for the assistant's weights.");
			for (const { name, bytes } of [...weightFiles(), taggerFile()]) await writeFile(join(dir, name), bytes);
		},
	};
}
