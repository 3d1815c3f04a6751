import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { engines, openDatabase, type TestDatabase } from "../support/databases.ts";
import { type FakeModel, fakeModel } from "../support/fake-model.ts";
import { type RunningSite, runSite } from "../support/running-site.ts";

const question = "¿qué hace Contact Pilot?";
const answer = "Claro, te cuento. Contact Pilot contesta el primer contacto por WhatsApp.";

let keys = 0;
const newKey = () => `a${++keys}`.padStart(32, "0");

describe.each(engines)("a question whose process is killed (%s)", { timeout: 90_000 }, (engine) => {
	let database: TestDatabase;
	let model: FakeModel;
	const running: RunningSite[] = [];

	beforeAll(async () => {
		database = await openDatabase(engine);
		model = await fakeModel({ kind: "hangs" });
	});
	afterEach(() => Promise.all(running.splice(0).map((site) => site.end("SIGKILL"))));
	afterAll(async () => {
		await model.close();
		await database.remove();
	});

	async function start(): Promise<RunningSite> {
		const site = await runSite({
			...{ DATA_DIR: database.dataDir, DATABASE_URL: database.databaseUrl ?? "" },
			...{ LLM_PROVIDER: "openai-compatible", LLM_MODEL: "fake", LLM_BASE_URL: model.url },
		});
		running.push(site);
		return site;
	}

	const ask = (site: RunningSite, messageId: string, accept = "application/json") =>
		fetch(`${site.url}/api/agent/message`, {
			method: "POST",
			body: JSON.stringify({ userMessage: question, language: "es", messageId }),
			headers: { "content-type": "application/json", accept },
		});
	const read = async (site: RunningSite, cookie: string) => {
		const response = await fetch(`${site.url}/api/agent/conversation`, { headers: { cookie } });
		const { messages, awaited } = await response.json();
		return { said: messages.slice(1).map(({ content }: { content: string }) => content), awaited };
	};

	it.each([
		["one that starts then", false],
		["one beside it", true],
	])("is answered once by %s, though it is sent twice at once", async (_, beside) => {
		const key = newKey();
		model.behave({ kind: "hangs" });
		const first = await start();
		const other = beside ? await start() : null;
		const asked = model.asked().length;
		const streaming = await ask(first, key, "text/event-stream");
		const cookie = streaming.headers.get("set-cookie")?.split(";")[0] ?? "";
		await expect.poll(() => model.asked().length).toBe(asked + 1);
		await first.end("SIGKILL");
		await streaming.text().catch(() => undefined);

		model.behave({ kind: "says", text: answer });
		const second = other ?? (await start());
		// Whoever opens the page now knows what to ask for.
		expect(await read(second, cookie)).toEqual({
			said: [question],
			awaited: { messageId: key, attempt: 1 },
		});
		const resent = await Promise.all([ask(second, key), ask(second, key)]);
		for (const response of resent) expect(await response.json()).toMatchObject({ reply: answer });
		expect(model.asked()).toHaveLength(asked + 2);
		expect(await read(second, cookie)).toEqual({ said: [question, answer], awaited: null });
	});
});
