import { z } from "zod";
import { limits } from "./limits.ts";
import { dollarAmount, textLength, webAddress, wholeNumber } from "./values.ts";

const providers = ["openai", "openai-compatible", "anthropic", "google"] as const;
export type LlmProvider = (typeof providers)[number];

/** Settings of the assistant's model. Without LLM_PROVIDER the guided engine answers alone. */
export const llmFields = {
	/** "openai-compatible": any server with OpenAI's protocol, at LLM_BASE_URL. */
	LLM_PROVIDER: z.enum(providers, `must be one of ${providers.join(", ")}`).optional(),
	LLM_BASE_URL: webAddress(/^https?$/, "a web address, like http://localhost:11434/v1").optional(),
	LLM_MODEL: textLength(1, 200).optional(),
	LLM_API_KEY: textLength(1, 1_000).optional(),
	/** Tokens of one answer, reasoning included: a reasoning model needs some thousands. */
	LLM_MAX_OUTPUT_TOKENS: wholeNumber(100, 100_000).default(500),
	/** Dollars for a million tokens, to enforce the budgets; 0 for a self-hosted model. */
	LLM_USD_PER_MILLION_INPUT: dollarAmount(10_000).default(5),
	LLM_USD_PER_MILLION_OUTPUT: dollarAmount(10_000).default(25),
	LLM_USD_PER_CONVERSATION: dollarAmount(100_000).default(0.5),
	LLM_USD_PER_DAY: dollarAmount(100_000).default(10),
	/** Seconds that a model may work, over all conversations at once. Each answer reserves some. */
	LLM_SECONDS_PER_CONVERSATION: wholeNumber(limits.modelSeconds, 86_400).default(300),
	LLM_SECONDS_PER_DAY: wholeNumber(limits.modelSeconds, 100_000_000).default(36_000),
};

const schema = z.object(llmFields);

export type LlmBudget = { dollars: number; seconds: number };

export type LlmSettings = {
	provider: LlmProvider;
	baseUrl: string | null;
	model: string;
	apiKey: string | null;
	mostTokens: number;
	/** Dollars for a million tokens. */
	prices: { input: number; output: number };
	perConversation: LlmBudget;
	perDay: LlmBudget;
};

export function readLlm(env: z.output<typeof schema>): { llm: LlmSettings | null; problems: string[] } {
	const provider = env.LLM_PROVIDER;
	const model = env.LLM_MODEL;
	if (!provider) {
		const unusedSetting = (["LLM_BASE_URL", "LLM_MODEL", "LLM_API_KEY"] as const).find((name) => env[name]);
		const problems = unusedSetting
			? [`LLM_PROVIDER must be set when ${unusedSetting} is: ${providers.join(", ")}`]
			: [];
		return { llm: null, problems };
	}
	const problems: string[] = [];
	if (!model)
		problems.push("LLM_MODEL must be set when LLM_PROVIDER is: the name the provider gives the model");
	if (provider === "openai-compatible" && !env.LLM_BASE_URL)
		problems.push("LLM_BASE_URL must be set for openai-compatible, like http://localhost:11434/v1");
	if (provider !== "openai-compatible" && !env.LLM_API_KEY)
		problems.push(`LLM_API_KEY must be set for ${provider}`);
	const highestCost = (env.LLM_MAX_OUTPUT_TOKENS * env.LLM_USD_PER_MILLION_OUTPUT) / 1e6;
	if (highestCost > env.LLM_USD_PER_CONVERSATION)
		problems.push(
			`LLM_MAX_OUTPUT_TOKENS lets one answer cost ${highestCost.toFixed(2)} dollars, more than LLM_USD_PER_CONVERSATION: it would never be given. Set that, or LLM_USD_PER_MILLION_OUTPUT`,
		);
	if (!model || problems.length > 0) return { llm: null, problems };
	return {
		problems,
		llm: {
			provider,
			model,
			baseUrl: env.LLM_BASE_URL ?? null,
			apiKey: env.LLM_API_KEY ?? null,
			mostTokens: env.LLM_MAX_OUTPUT_TOKENS,
			prices: { input: env.LLM_USD_PER_MILLION_INPUT, output: env.LLM_USD_PER_MILLION_OUTPUT },
			perConversation: {
				dollars: env.LLM_USD_PER_CONVERSATION,
				seconds: env.LLM_SECONDS_PER_CONVERSATION,
			},
			perDay: { dollars: env.LLM_USD_PER_DAY, seconds: env.LLM_SECONDS_PER_DAY },
		},
	};
}
