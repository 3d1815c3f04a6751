import { type Bench, type Figure, median } from "./bench.ts";
import { listenTo, startSiteWithModel } from "./model-site.ts";

const text = "ANSWER product:contact-pilot\nSAY hope-it-helps\n";
/** Matches the first complete id in the stream of the model: the newline follows it. */
const completeId = /"content":"\\nSAY/;
/** Warm-up turns, because servers usually run for long. */
const warmUpTurns = 200;
const measuredTurns = 100;

/** Measures the time to the first sentence through the site, against the first complete id straight from the model. */
export async function firstToken(bench: Bench): Promise<Figure[]> {
	const { model, site } = await startSiteWithModel(bench, text);
	const modelTimes: number[] = [];
	const siteTimes: number[] = [];
	for (let turn = 0; turn < warmUpTurns + measuredTurns; turn++) {
		const fromModel = await listenTo(`${model.url}/chat/completions`, straightBody, completeId);
		const fromSite = await listenTo(`${site.url}/api/agent/message`, ourBody, /event: text/);
		if (turn < warmUpTurns) continue;
		modelTimes.push(fromModel.first);
		siteTimes.push(fromSite.first);
	}
	const [one, other] = [median(siteTimes), median(modelTimes)];
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
