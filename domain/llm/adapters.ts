import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";
import type { LlmProvider, LlmSettings } from "../../config/llm.ts";
import { limitByItsName } from "./token-limit.ts";

type Adapter = (settings: LlmSettings) => LanguageModel;

/** OpenAI, and every server that speaks its protocol: Ollama, vLLM, LM Studio, llama.cpp. */
const openai: Adapter = (settings) =>
	createOpenAICompatible({
		name: "openai-compatible",
		baseURL: "https://api.openai.com/v1",
		includeUsage: true,
		fetch: limitByItsName(),
		...serverOf(settings),
	})(settings.model);

const adapters: Record<LlmProvider, Adapter> = {
	openai,
	"openai-compatible": openai,
	anthropic: (settings) => createAnthropic(serverOf(settings))(settings.model),
	google: (settings) => createGoogle(serverOf(settings))(settings.model),
};

/** The model of these settings. It is reached when it is first asked, never here. */
export function languageModel(settings: LlmSettings): LanguageModel {
	return adapters[settings.provider](settings);
}

function serverOf({ baseUrl, apiKey }: LlmSettings) {
	return { ...(baseUrl && { baseURL: baseUrl }), ...(apiKey && { apiKey }) };
}
