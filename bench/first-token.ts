import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fakeModel } from "../tests/support/fake-model.ts";
import { runSite } from "../tests/support/running-site.ts";
import { type Figure, median } from "./figure.ts";
import { listenTo } from "./listen-to.ts";

const text = "ANSWER product:contact-pilot\nSAY hope-it-helps\n";
/** In the model's own stream the first id is complete with the newline behind it. */
const completeId = /"content":"\\nSAY/;
/** Turns before the measured ones: a server is seldom new. */
const warming = 200;
const measured = 100;

/** How soon the first sentence comes through the site, against the first complete id straight from the model. */
export async function firstToken(): Promise<Figure[]> {
	const model = await fakeModel({ kind: "says", text });
	const llm = { LLM_PROVIDER: "openai-compatible", LLM_MODEL: "fake", LLM_BASE_URL: model.url };
	const most = { LLM_USD_PER_DAY: "100000", LLM_SECONDS_PER_DAY: "10000000" };
	const site = await runSite({ DATA_DIR: mkdtempSync(join(tmpdir(), "bench-")), ...llm, ...most });
	const direct: number[] = [];
	const through: number[] = [];
	for (let turn = 0; turn < warming + measured; turn++) {
		const straight = await listenTo(`${model.url}/chat/completions`, straightBody, completeId);
		const ours = await listenTo(`${site.url}/api/agent/message`, ourBody, /event: text/);
		if (turn < warming) continue;
		direct.push(straight.first);
		through.push(ours.first);
	}
	await site.end("SIGTERM");
	await model.close();
	const [one, other] = [median(through), median(direct)];
	return [
		{
			figure: "first sentence, against the model's first complete id",
			goal: `<= ${(other + 10).toFixed(1)} ms`,
			measured: `${one.toFixed(1)} ms (alone ${other.toFixed(1)} ms)`,
		},
	];
}

const straightBody = JSON.stringify({
	model: "fake",
	stream: true,
	messages: [{ role: "user", content: "hola" }],
});

const ourBody = JSON.stringify({ userMessage: "¿qué hace Contact Pilot?", language: "es" });
