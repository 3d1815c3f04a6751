import { createGoogle } from "@ai-sdk/google";
import type { LanguageModel } from "ai";
import type { LlmSettings } from "../../../../../config/llm.ts";

export function google({ baseUrl, apiKey, model }: LlmSettings): LanguageModel {
	return createGoogle({ ...(baseUrl && { baseURL: baseUrl }), ...(apiKey && { apiKey }) })(model);
}
