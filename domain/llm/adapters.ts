import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";
import type { LlmProvider, LlmSettings } from "../../config/llm.ts";

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

/** Creates the model of these settings. It is contacted when it is first asked. */
export function languageModel(settings: LlmSettings): LanguageModel {
	return adapters[settings.provider](settings);
}

function serverOf({ baseUrl, apiKey }: LlmSettings) {
	return { ...(baseUrl && { baseURL: baseUrl }), ...(apiKey && { apiKey }) };
}

/** Names of the limit of tokens: older servers know only the first, OpenAI's newer models only the second. */
const names = ["max_tokens", "max_completion_tokens"] as const;
type Name = (typeof names)[number];

/** Makes a fetch that asks once more with the other name when a server refuses one, and remembers which it accepts. */
function limitByItsName(): typeof fetch {
	let name: Name = names[0];
	return async (address, init) => {
		const first = name;
		const response = await fetch(address, named(init, first));
		if (response.status !== 400 || !(await response.clone().text()).includes(first)) return response;
		const other = names.find((one) => one !== first) ?? first;
		const second = await fetch(address, named(init, other));
		if (second.ok) name = other;
		return second;
	};
}

function named(init: RequestInit | undefined, name: Name): RequestInit | undefined {
	if (name === names[0] || typeof init?.body !== "string") return init;
	const { max_tokens: most, ...body } = JSON.parse(init.body);
	return { ...init, body: JSON.stringify({ ...body, ...(most !== undefined && { [name]: most }) }) };
}
