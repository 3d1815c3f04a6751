import { describe, expect, it, type TestContext } from "vitest";
import { engines, openDatabase, type TestDatabase } from "../../support/databases.ts";
import { proposalWords, wholeStory } from "../../support/proposal-visitor.ts";
import { type RunningSite, runSite } from "../../support/running-site.ts";

const { wish, agreement } = proposalWords.es;

let keys = 0;
const newKey = () => `a${++keys}`.padStart(32, "0");

// Their question is for a proposal, which takes time to draw. They run at once, as they mostly wait for claims to expire.
describe.concurrent.each(engines)("a question whose process ends (%s)", { timeout: 120_000 }, (engine) => {
	async function scene({ onTestFinished }: TestContext) {
		const database = await openDatabase(engine);
		const running: RunningSite[] = [];
		onTestFinished(async () => {
			await Promise.all(running.map((site) => site.end("SIGKILL")));
			await database.remove();
		});
		async function start(): Promise<RunningSite> {
			const site = await runSite({ DATA_DIR: database.dataDir, DATABASE_URL: database.databaseUrl ?? "" });
			running.push(site);
			return site;
		}
		return { start, made: () => countMade(database) };
	}

	type Asking = { message: string; cookie?: string; key?: string; stream?: boolean; signal?: AbortSignal };
	const ask = (site: RunningSite, { message, cookie = "", key, stream = false, signal }: Asking) =>
		fetch(`${site.url}/api/agent/message`, {
			method: "POST",
			body: JSON.stringify({ userMessage: message, language: "es", messageId: key ?? newKey() }),
			headers: {
				"content-type": "application/json",
				cookie,
				accept: stream ? "text/event-stream" : "application/json",
			},
			...(signal && { signal }),
		});
	const read = async (site: RunningSite, cookie: string) => {
		const response = await fetch(`${site.url}/api/agent/conversation`, { headers: { cookie } });
		const { messages, awaited } = await response.json();
		return { messages: messages.slice(5), awaited };
	};
	/** A conversation that has seen the summary of its proposal, by its cookie. */
	async function shown(site: RunningSite): Promise<string> {
		const told = await ask(site, { message: wholeStory("Ana Gómez", `${newKey()}@brisa.co`) });
		const cookie = told.headers.get("set-cookie")?.split(";")[0] ?? "";
		const asked = await (await ask(site, { message: wish, cookie })).json();
		expect(asked.form?.name).toBe("summary");
		return cookie;
	}
	const countMade = async ({ connection: { db } }: TestDatabase) => {
		const mails = db.selectFrom("deliveries").select("id").where("kind", "=", "proposal-receipt");
		const proposals = db.selectFrom("proposals").select("id");
		return { proposals: (await proposals.execute()).length, mails: (await mails.execute()).length };
	};

	it.for([
		["one that starts then", false],
		["one beside it", true],
	] as const)(
		"by a kill is answered once by %s, though it is sent twice at once",
		async ([, beside], test) => {
			const { start, made } = await scene(test);
			const key = newKey();
			const first = await start();
			const other = beside ? await start() : null;
			const cookie = await shown(first);
			const before = await made();
			const streaming = await ask(first, { message: agreement, cookie, key, stream: true });
			await first.end("SIGKILL");
			await streaming.text().catch(() => undefined);

			const second = other ?? (await start());
			// Whoever opens the page now knows what to ask for.
			expect(await read(second, cookie)).toMatchObject({
				messages: [{ role: "user", content: agreement }],
				awaited: { messageId: key, attempt: 1 },
			});
			expect(await made()).toEqual(before);
			const again = { message: agreement, cookie, key };
			const resent = await Promise.all([ask(second, again), ask(second, again)]);
			const answers = await Promise.all(resent.map((response) => response.json()));
			for (const { reply, toolResults } of answers) {
				expect(toolResults.pdf.downloadUrl).toBe(answers[0].toolResults.pdf.downloadUrl);
				expect(reply).toBe(answers[0].reply);
			}
			expect(await made()).toEqual({ proposals: before.proposals + 1, mails: before.mails + 1 });
			const { messages, awaited } = await read(second, cookie);
			expect(messages).toMatchObject([{ content: agreement }, { content: answers[0].reply }]);
			expect(awaited).toBeNull();
		},
	);

	it("in order is answered and stored first, though its reader has left", async (test) => {
		const { start, made } = await scene(test);
		const [site, other] = [await start(), await start()];
		const cookie = await shown(site);
		const before = await made();
		const leaving = new AbortController();
		const { signal } = leaving;
		await ask(site, { message: agreement, cookie, stream: true, signal });
		leaving.abort();
		expect(await site.end("SIGTERM")).toBe(0);
		const { messages, awaited } = await read(other, cookie);
		expect(messages).toMatchObject([
			{ content: agreement },
			{ role: "assistant", pdf: { fileName: expect.any(String) } },
		]);
		expect(awaited).toBeNull();
		expect((await made()).proposals).toBe(before.proposals + 1);
	});
});
