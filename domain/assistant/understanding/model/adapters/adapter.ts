import type { LanguageModel } from "ai";
import type { LlmProvider, LlmSettings } from "../../../../../config/llm.ts";
import { anthropic } from "./anthropic.ts";
import { google } from "./google.ts";
import { openai } from "./openai.ts";

const adapters: Record<LlmProvider, (settings: LlmSettings) => LanguageModel> = {
	openai,
	"openai-compatible": openai,
	anthropic,
	google,
};

/** The model of these settings. It is reached when it is first asked, never here. */
export function languageModel(settings: LlmSettings): LanguageModel {
	return adapters[settings.provider](settings);
}
