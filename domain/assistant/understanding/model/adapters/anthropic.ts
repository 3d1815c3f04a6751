import { createAnthropic } from "@ai-sdk/anthropic";
import type { LanguageModel } from "ai";
import type { LlmSettings } from "../../../../../config/llm.ts";

export function anthropic({ baseUrl, apiKey, model }: LlmSettings): LanguageModel {
	return createAnthropic({ ...(baseUrl && { baseURL: baseUrl }), ...(apiKey && { apiKey }) })(model);
}
