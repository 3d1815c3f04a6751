import { type Bench, type Figure, peakMemory, percentile } from "./bench.ts";
import { listenTo, startSiteWithModel } from "./model-site.ts";
import { say } from "./say.ts";

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
export async function openStreams(bench: Bench): Promise<Figure[]> {
	return [...(await ofStreams(bench, 500)), ...(await ofStreams(bench, 1_000))];
}

async function ofStreams(bench: Bench, streams: number): Promise<Figure[]> {
	const { model, site } = await startSiteWithModel(bench, text);
	const ids: string[] = [];
	for (let index = 0; index < streams; index++) ids.push((await say(site.url, "hola")).conversationId);

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
	const memory = peakMemory(site.process.pid);
	await site.end("SIGTERM");
	return [
		{ figure: `of ${streams} streams, open at once at the peak`, goal: `${streams}`, measured: `${peak}` },
		{
			figure: `first token, p95 of the last ${timed} of ${streams} streams`,
			goal: "< 200 ms",
			measured: `${percentile(waits, 0.95).toFixed(0)} ms`,
		},
		{ figure: `memory at its highest, ${streams} streams`, goal: "< 500 MB", measured: `${memory} MB` },
	];
}
