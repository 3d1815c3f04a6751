import { readFileSync } from "node:fs";
import { fakeModel } from "../tests/support/fake-model.ts";
import { newFolder } from "../tests/support/new-folder.ts";
import { runSite } from "../tests/support/running-site.ts";
import type { Figure } from "./figure.ts";
import { listenTo } from "./listen-to.ts";

/** The fake model completes its first id at once and then continues word by word. */
const [after, rest] = [
	"ANSWER product:contact-pilot\nANSWER",
	" how-long\nMAYBE price products how-it-works\nUNCLEAR\nSAY hope-it-helps\n",
];
const text = after + rest;
/** Matches both facts that the model chose, in the last event. */
const wholeAnswer = /Contact Pilot: .*2 y 4 semanas/;
/** Milliseconds between two words of the rest, so that an answer takes most of its allowed time. */
const everyMs = 900;
/** Milliseconds in which all streams begin: the first still runs when the last begins. */
const spreadMs = 5_800;
/** Number of last streams whose first word is timed, while all others run. */
const timed = 100;
/** Warm-up answers before the measurement. */
const warmUpAnswers = 300;
const atOnce = 20;

/** Measures the time to the first word while one process streams many answers at once. */
export async function openStreams(): Promise<Figure[]> {
	return [...(await ofStreams(500)), ...(await ofStreams(1_000))];
}

async function ofStreams(streams: number): Promise<Figure[]> {
	const model = await fakeModel({ kind: "says", text });
	const llm = { LLM_PROVIDER: "openai-compatible", LLM_MODEL: "fake", LLM_BASE_URL: model.url };
	const most = { LLM_USD_PER_DAY: "100000", LLM_SECONDS_PER_DAY: "10000000" };
	const site = await runSite({ DATA_DIR: newFolder("bench"), ...llm, ...most });
	const ids: string[] = [];
	for (let index = 0; index < streams; index++) ids.push(await begin(site.url));

	const requestBody = (conversationId?: string) =>
		JSON.stringify({ userMessage: "¿qué hace Contact Pilot?", conversationId });
	for (let answered = 0; answered < warmUpAnswers; answered += atOnce)
		await Promise.all(
			Array.from({ length: atOnce }, () =>
				listenTo(`${site.url}/api/agent/message`, requestBody(), /event: text/),
			),
		);

	model.behave({ kind: "drips", after, rest, everyMs });
	let open = 0;
	let peak = 0;
	const all = await Promise.all(
		ids.map(async (conversationId, index) => {
			await new Promise((resolve) => setTimeout(resolve, (index * spreadMs) / streams));
			const { first, heard } = await listenTo(
				`${site.url}/api/agent/message`,
				requestBody(conversationId),
				/event: text/,
				() => {
					peak = Math.max(peak, ++open);
				},
			);
			open--;
			if (!wholeAnswer.test(heard)) throw new Error(`Not the model's answer: ${heard}`);
			return first;
		}),
	);
	const waits = all.slice(-timed);
	const memory = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${site.process.pid}/status`, "utf8"))?.[1];
	await site.end("SIGTERM");
	await model.close();
	return [
		{
			figure: `of ${streams} streams, open at once at the peak`,
			goal: `${streams}`,
			measured: `${peak}`,
		},
		{
			figure: `first token, p95 of the last ${timed} of ${streams} streams`,
			goal: "< 200 ms",
			measured: `${(waits.toSorted((a, b) => a - b)[Math.floor(timed * 0.95)] ?? Number.NaN).toFixed(0)} ms`,
		},
		{
			figure: `memory at its highest, ${streams} streams`,
			goal: "< 500 MB",
			measured: `${(Number(memory) / 1_024).toFixed(0)} MB`,
		},
	];
}

async function begin(url: string): Promise<string> {
	const headers = { "content-type": "application/json" };
	const body = JSON.stringify({ userMessage: "hola", language: "es" });
	const response = await fetch(`${url}/api/agent/message`, { method: "POST", headers, body });
	return (await response.json()).conversationId;
}
