import type { Plugin } from "vite";
import { trainAssistant } from "./training/train-assistant.ts";

export function assistantWeights(): Plugin {
	return {
		name: "assistant-weights",
		applyToEnvironment: ({ name }) => name === "ssr",
		configureServer: () => trainAssistant(),
		writeBundle({ dir }) {
			if (!dir) throw new Error("The server build has no folder for the assistant's weights.");
			trainAssistant(dir);
		},
	};
}
