import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";
import type { LlmSettings } from "../../../../../config/llm.ts";
import { limitByItsName } from "./token-limit.ts";

/** OpenAI, and every server that speaks its protocol: Ollama, vLLM, LM Studio, llama.cpp. */
export function openai({ baseUrl, apiKey, model }: LlmSettings): LanguageModel {
	return createOpenAICompatible({
		name: "openai-compatible",
		baseURL: baseUrl ?? "https://api.openai.com/v1",
		includeUsage: true,
		fetch: limitByItsName(),
		...(apiKey && { apiKey }),
	})(model);
}
