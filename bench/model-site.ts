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
