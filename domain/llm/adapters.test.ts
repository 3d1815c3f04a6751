import { describe, expect, it, onTestFinished, vi } from "vitest";
import { readSettings } from "../../config/env.ts";
import { limits } from "../../config/limits.ts";
import { type Behaviour, fakeModel } from "../../tests/support/fake-model.ts";
import { anthropicWire } from "../../tests/support/wires/anthropic.ts";
import { googleWire } from "../../tests/support/wires/google.ts";
import { openaiWire } from "../../tests/support/wires/openai.ts";
import { languageModel } from "./adapters.ts";
import { callModel } from "./model-client.ts";
import { ModelError } from "./model-error.ts";

const most = 500;

/** A model of these settings behind a server of its provider's protocol. */
async function modelThat(behaviour: Behaviour, provider: string, wire = openaiWire, more = {}) {
	const server = await fakeModel(behaviour, wire);
	onTestFinished(() => server.close());
	const { llm } = readSettings({
		LLM_PROVIDER: provider,
		LLM_MODEL: "fake-model",
		LLM_BASE_URL: server.url,
		LLM_API_KEY: "a key",
		...more,
	});
	if (!llm) throw new Error("no model");
	const model = languageModel(llm);
	const ask = async () => {
		const said: string[] = [];
		const take = (piece: string) => said.push(piece) > 0;
		const tally = { count: vi.fn(), report: vi.fn() };
		const messages = [{ role: "user" as const, content: "¿cuánto se demoran?" }];
		const [abortSignal, maxOutputTokens] = [AbortSignal.any([]), llm.mostTokens];
		const call = { model, instructions: "Be brief.", messages, maxOutputTokens, abortSignal };
		const error = await callModel(call, take, tally).catch((thrown: unknown) => thrown);
		return { said: said.join(""), used: tally.report.mock.lastCall?.[0], error };
	};
	return { server, ask };
}

describe.each([
	["openai", openaiWire, "/v1/chat/completions", "authorization", "Bearer a key"],
	["openai-compatible", openaiWire, "/v1/chat/completions", "authorization", "Bearer a key"],
	["anthropic", anthropicWire, "/v1/messages", "x-api-key", "a key"],
	[
		"google",
		googleWire,
		"/v1beta/models/fake-model:streamGenerateContent?alt=sse",
		"x-goog-api-key",
		"a key",
	],
])("a model of %s", (provider, wire, path, header, key) => {
	const text = "SLOT name Ana\nANSWER how-long\n";

	it("is asked by its protocol with its key, and streams its words and the tokens that it used", async () => {
		const { server, ask } = await modelThat({ kind: "says", text }, provider, wire);
		const { said, used, error } = await ask();
		expect([error, said, used]).toEqual([undefined, text, { input: 100, output: 20 }]);
		expect(server.heads()).toHaveLength(1);
		expect(server.heads()[0]).toMatchObject({ path, headers: { [header]: key } });
		const sent = JSON.stringify(server.asked()[0]);
		for (const part of ["Be brief.", "¿cuánto se demoran?", String(most)]) expect(sent).toContain(part);
	});

	it.each([429, 529])(
		"that answers with %i is asked once, and says for how long not to ask again",
		async (status) => {
			const headers = { "retry-after": "60" };
			const { server, ask } = await modelThat({ kind: "status", status, headers }, provider, wire);
			const { error } = await ask();
			expect(error).toBeInstanceOf(ModelError);
			expect(error).toMatchObject({ kind: "rate-limited", retryAfter: 60_000 });
			expect(server.asked()).toHaveLength(1);
		},
	);

	it.each(["cuts", "breaks-off"] as const)("whose stream %s counts as cut off", async (kind) => {
		const { ask } = await modelThat({ kind, after: "Entre 2 y" }, provider, wire);
		const { said, error } = await ask();
		expect("Entre 2 y").toContain(said);
		expect(error).toMatchObject({ kind: "cut-off" });
	});
});

describe("the limit of an answer", () => {
	const limitsOf = (sent: Record<string, unknown>) => [sent.max_tokens, sent.max_completion_tokens];
	it("is sent under the name that older servers know", async () => {
		const { server, ask } = await modelThat({ kind: "says", text: "Hola." }, "openai-compatible");
		await ask();
		expect(server.asked().map(limitsOf)).toEqual([[most, undefined]]);
	});

	it("is sent under the other name to a model that refuses the first, in the same turn, and from then on at once", async () => {
		const refusing = { kind: "takes-no", parameter: "max_tokens", text: "Hola." } as const;
		const { server, ask } = await modelThat(refusing, "openai");
		for (let turn = 0; turn < 2; turn++)
			expect(await ask()).toMatchObject({ said: "Hola.", error: undefined });
		expect(server.asked().map(limitsOf)).toEqual([
			[most, undefined],
			[undefined, most],
			[undefined, most],
		]);
		const [{ max_tokens, ...first } = {}, { max_completion_tokens, ...second } = {}] =
			server.asked() as readonly Record<string, unknown>[];
		expect(second).toEqual(first);
		server.behave({ kind: "takes-no", parameter: "max_completion_tokens", text: "Hola." });
		expect((await ask()).error).toBeUndefined();
	});

	it("follows the settings, so that a model that thinks first has tokens left for its answer", async () => {
		const thinking = { kind: "thinks", tokens: 1_000, text: "Hola." } as const;
		const { ask: short } = await modelThat(thinking, "openai-compatible");
		expect(await short()).toMatchObject({ said: "", error: { kind: "cut-off" } });
		const more = { LLM_MAX_OUTPUT_TOKENS: "4000" };
		const { ask, server } = await modelThat(thinking, "openai-compatible", openaiWire, more);
		expect(await ask()).toMatchObject({ said: "Hola.", error: undefined });
		expect(server.asked().map(limitsOf)).toEqual([[4_000, undefined]]);
	});

	it("cuts an answer of too many characters, whatever the limit of tokens", async () => {
		const endless = { kind: "says", text: "Nuestro equipo te ayuda. ".repeat(2_000) } as const;
		const more = { LLM_MAX_OUTPUT_TOKENS: "100000", LLM_USD_PER_MILLION_OUTPUT: "0" };
		const { ask } = await modelThat(endless, "openai-compatible", openaiWire, more);
		const { said, error } = await ask();
		expect(error).toMatchObject({ kind: "cut-off" });
		expect(said.length).toBeLessThanOrEqual(limits.modelAnswer);
	});

	it("is sent under one name alone when the server refuses something else", async () => {
		const { server, ask } = await modelThat({ kind: "status", status: 400 }, "openai");
		expect((await ask()).error).toMatchObject({ kind: "refused" });
		expect(server.asked()).toHaveLength(1);
	});
});
