import { fakeModel } from "../tests/support/fake-model.ts";
import { type Bench, start, startSite } from "./bench.ts";

/** Starts a fake model that says a text, and the site that asks it and never reaches its budget. */
export async function startSiteWithModel(bench: Bench, text: string) {
	const model = await start(
		bench,
		() => fakeModel({ kind: "says", text }),
		({ close }) => close(),
	);
	const site = await startSite(bench, {
		LLM_PROVIDER: "openai-compatible",
		LLM_MODEL: "fake",
		LLM_BASE_URL: model.url,
		LLM_USD_PER_DAY: "100000",
		LLM_SECONDS_PER_DAY: "10000000",
	});
	return { model, site };
}

/**
 * Requests a streamed answer and reads all of it.
 * @param begun is called at the first match of `word`. @returns the milliseconds until then, and the stream.
 */
export async function listenTo(
	url: string,
	body: string,
	word: RegExp,
	begun: () => void = () => undefined,
): Promise<{ first: number; heard: string }> {
	const started = performance.now();
	const headers = { "content-type": "application/json", accept: "text/event-stream" };
	const response = await fetch(url, { method: "POST", headers, body });
	const decoder = new TextDecoder();
	let stream = "";
	let first = Number.NaN;
	for await (const piece of response.body ?? []) {
		stream += decoder.decode(piece, { stream: true });
		if (!Number.isNaN(first) || !word.test(stream)) continue;
		first = performance.now() - started;
		begun();
	}
	if (Number.isNaN(first)) throw new Error(`No word came: ${stream.slice(0, 200)}`);
	return { first, heard: stream };
}
