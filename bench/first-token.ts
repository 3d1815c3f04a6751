import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fakeModel } from "../tests/support/fake-model.ts";
import { runSite } from "../tests/support/running-site.ts";
import { type Figure, median } from "./figure.ts";

const text = "Claro, te cuento. Contact Pilot contesta el primer contacto por WhatsApp.";
/** Turns before the measured ones: a server is seldom new. */
const warming = 200;
const measured = 100;
const open = 1_000;
/** Milliseconds in which the open conversations speak, each once. */
const spread = 20_000;

/** How soon the first word of an answer comes, through the site and straight from the model; then with many at once. */
export async function firstToken(): Promise<Figure[]> {
	const model = await fakeModel({ kind: "says", text });
	const llm = { LLM_PROVIDER: "openai-compatible", LLM_MODEL: "fake", LLM_BASE_URL: model.url };
	const most = { LLM_USD_PER_DAY: "100000", LLM_SECONDS_PER_DAY: "10000000", CHAT_AT_ONCE: "1000" };
	const site = await runSite({ DATA_DIR: mkdtempSync(join(tmpdir(), "bench-")), ...llm, ...most });
	const direct: number[] = [];
	const through: number[] = [];
	for (let turn = 0; turn < warming + measured; turn++) {
		const straight = await untilWord(`${model.url}/chat/completions`, straightBody, /"content":"[^"]/);
		const ours = await untilWord(`${site.url}/api/agent/message`, bodyOf(), /event: text/);
		if (turn < warming) continue;
		direct.push(straight);
		through.push(ours);
	}

	const ids = await Promise.all(Array.from({ length: open }, (_, index) => begin(site.url, index)));
	const waits = await Promise.all(
		ids.map(async (id, index) => {
			await new Promise((resolve) => setTimeout(resolve, (index * spread) / open));
			return untilWord(`${site.url}/api/agent/message`, bodyOf(id), /event: text/);
		}),
	);
	const memory = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${site.process.pid}/status`, "utf8"))?.[1];
	await site.end("SIGTERM");
	await model.close();
	const [one, other] = [median(through), median(direct)];
	return [
		{
			figure: "first token, against the model alone",
			goal: `<= ${(other * 1.05 + 10).toFixed(1)} ms`,
			measured: `${one.toFixed(1)} ms (alone ${other.toFixed(1)} ms)`,
		},
		{
			figure: `first token, p95, ${open} conversations in ${spread / 1_000} s`,
			goal: "< 200 ms",
			measured: `${(waits.toSorted((a, b) => a - b)[Math.floor(open * 0.95)] ?? Number.NaN).toFixed(0)} ms`,
		},
		{
			figure: "memory at its highest",
			goal: "< 500 MB",
			measured: `${(Number(memory) / 1_024).toFixed(0)} MB`,
		},
	];
}

const straightBody = JSON.stringify({
	model: "fake",
	stream: true,
	messages: [{ role: "user", content: "hola" }],
});

function bodyOf(conversationId?: string): string {
	return JSON.stringify({ userMessage: "¿qué hace Contact Pilot?", language: "es", conversationId });
}

async function begin(url: string, index: number): Promise<string> {
	await new Promise((resolve) => setTimeout(resolve, (index * spread) / open));
	const headers = { "content-type": "application/json" };
	const body = JSON.stringify({ userMessage: "hola", language: "es" });
	const response = await fetch(`${url}/api/agent/message`, { method: "POST", headers, body });
	return (await response.json()).conversationId;
}

/** Milliseconds until a streamed answer holds a word; the rest of it is read, too. */
async function untilWord(url: string, body: string, word: RegExp): Promise<number> {
	const started = performance.now();
	const headers = { "content-type": "application/json", accept: "text/event-stream" };
	const response = await fetch(url, { method: "POST", headers, body });
	const decoder = new TextDecoder();
	let heard = "";
	let first = Number.NaN;
	for await (const piece of response.body ?? []) {
		heard += decoder.decode(piece, { stream: true });
		if (Number.isNaN(first) && word.test(heard)) first = performance.now() - started;
	}
	if (Number.isNaN(first)) throw new Error(`No word came: ${heard.slice(0, 200)}`);
	return first;
}
