import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eventsOf } from "../../app/chat/client/read-response.ts";
import { takeOver } from "../../domain/conversations/take-over.ts";
import { noAborts } from "../support/conversation-dependencies.ts";
import { engines, openDatabase, sharedDatabase } from "../support/databases.ts";
import { type ServedAgent, serveAgent } from "../support/served-agent.ts";
import { type SpeakingEngine, speakingEngine } from "../support/speaking-engine.ts";
import { testRuntime } from "../support/test-runtime.ts";

const question = "¿qué hace Contact Pilot?";
const begins = "Claro, te cuento. Contact Pilot";
const rest = " contesta el primer contacto por WhatsApp.";
const whole = begins + rest;

let keys = 0;
const newKey = () => (++keys).toString(16).padStart(32, "0");

describe.each(engines)("an answer whose reader leaves or stops it (%s)", (engine) => {
	const database = sharedDatabase(() => openDatabase(engine));
	let model: SpeakingEngine;
	/** Two on one database, as two processes are. */
	let sites: ServedAgent[];
	let goOn: () => void;

	beforeAll(async () => {
		model = speakingEngine({ kind: "says", text: whole });
		sites = [await serveAgent(database, model), await serveAgent(database, model)];
	});
	beforeEach(() => {
		const until = Promise.withResolvers<void>();
		goOn = until.resolve;
		model.behave({ kind: "pauses", after: begins, rest, until: until.promise });
	});
	afterAll(() => Promise.all(sites.map((site) => site.close())));

	const urlOf = (process: number, path: string) => `${sites[process]?.url}/api/agent/${path}`;
	const post = (url: string, body: unknown, headers: Record<string, string> = {}, signal?: AbortSignal) =>
		fetch(url, {
			method: "POST",
			body: JSON.stringify(body),
			headers: { "content-type": "application/json", ...headers },
			...(signal && { signal }),
		});

	/** A browser that has sent a message and sees the first words of its answer. */
	async function asks(process: number, key: string) {
		const leaving = new AbortController();
		const body = { userMessage: question, language: "es", messageId: key };
		const stream = { accept: "text/event-stream" };
		const response = await post(urlOf(process, "message"), body, stream, leaving.signal);
		if (!response.body) throw new Error("no stream");
		const cookie = response.headers.get("set-cookie")?.split(";")[0] ?? "";
		const events = eventsOf(response.body);
		let seen = "";
		const next = async () => {
			const { value } = await events.next();
			if (!value) throw new Error("The stream ended.");
			return value as { name: string; data: { text: string; reply: string; stopped?: true } };
		};
		while (!seen.includes("te cuento.")) seen += (await next()).data.text;
		const answer = async () => {
			for (;;) {
				const { name, data } = await next();
				if (name === "answer") return data;
			}
		};
		return { cookie, leave: () => leaving.abort(), answer };
	}

	const again = async (process: number, key: string, cookie: string, more = {}) =>
		(await post(urlOf(process, "message"), body(key, more), { cookie })).json();
	const body = (messageId: string, more = {}) => ({ userMessage: question, messageId, ...more });
	const stop = (process: number, messageId: string, cookie: string, more = {}) =>
		post(urlOf(process, "stop"), { messageId, ...more }, { cookie });
	const read = async (process: number, cookie: string) => {
		const { messages } = await (await fetch(urlOf(process, "conversation"), { headers: { cookie } })).json();
		return messages.slice(1);
	};

	it("is given and stored whole when the connection drops, for whoever sends the message again", async () => {
		const key = newKey();
		const asked = model.asked();
		const { cookie, leave } = await asks(0, key);
		leave();
		const coming = again(1, key, cookie);
		// Long enough for the process to notice that nobody listens.
		await new Promise((resolve) => setTimeout(resolve, 500));
		goOn();
		expect(await coming).toMatchObject({ reply: whole });
		expect((await coming).stopped).toBeUndefined();
		expect((await read(0, cookie)).map(({ content }: { content: string }) => content)).toEqual([
			question,
			whole,
		]);
		expect(model.asked()).toBe(asked + 1);
	});

	it("ends with the guided one when the connection drops and the model breaks off after that", async () => {
		const key = newKey();
		const until = Promise.withResolvers<void>();
		model.behave({ kind: "fails", after: begins, until: until.promise });
		const { cookie, leave } = await asks(0, key);
		leave();
		until.resolve();
		const { reply, stopped } = await again(0, key, cookie);
		expect(reply).toContain("contesta cada mensaje");
		expect(reply.startsWith("Claro, te cuento.")).toBe(true);
		expect(stopped).toBeUndefined();
		expect((await read(0, cookie)).at(-1).content).toBe(reply);
	});

	it("stops when the visitor says so, to whichever process, and stays as it was seen until it is asked for again", async () => {
		for (const process of [0, 1]) {
			const key = newKey();
			const { cookie, answer } = await asks(0, key);
			expect((await stop(process, key, cookie)).status).toBe(204);
			expect(await answer()).toMatchObject({ reply: "Claro, te cuento.", stopped: true });
			expect(await read(1 - process, cookie)).toMatchObject([
				{ role: "user", content: question },
				{ role: "assistant", content: "Claro, te cuento.", stopped: true },
			]);
			expect(await again(process, key, cookie)).toMatchObject({ reply: "Claro, te cuento.", stopped: true });
		}
	});

	it("is asked for again in the place of what was stopped", async () => {
		const key = newKey();
		const { cookie } = await asks(0, key);
		await stop(0, key, cookie);
		await expect.poll(async () => (await read(0, cookie)).length).toBe(2);
		model.behave({ kind: "says", text: whole });
		expect(await again(1, newKey(), cookie, { again: true })).toMatchObject({ reply: whole });
		expect(await read(0, cookie)).toMatchObject([
			{ role: "user", content: question },
			{ role: "assistant", content: whole },
		]);
	});

	it("is not stopped by the stop of an earlier asking, to whichever process that comes late", async () => {
		const key = newKey();
		const { cookie } = await asks(0, key);
		await stop(0, key, cookie, { attempt: 1 });
		await expect.poll(async () => (await read(0, cookie)).length).toBe(2);
		const asked = model.asked();
		const answering = again(1, key, cookie, { again: true, attempt: 2 });
		await expect.poll(() => model.asked()).toBe(asked + 1);
		for (const process of [0, 1]) expect((await stop(process, key, cookie, { attempt: 1 })).status).toBe(404);
		// Long enough for a stop to reach whoever answers.
		await new Promise((resolve) => setTimeout(resolve, 500));
		goOn();
		const { reply, stopped } = await answering;
		expect([reply, stopped]).toEqual([whole, undefined]);
		expect((await stop(0, key, cookie, { attempt: 0 })).status).toBe(400);
	});

	it("is stopped by nobody else", async () => {
		const key = newKey();
		const { cookie, answer } = await asks(0, key);
		for (const other of ["", "conversation=another"]) expect((await stop(0, key, other)).status).toBe(404);
		expect((await stop(0, newKey(), cookie)).status).toBe(404);
		expect((await post(urlOf(0, "stop"), {}, { cookie })).status).toBe(400);
		goOn();
		expect(await answer()).toMatchObject({ reply: whole });
	});

	it("is stored before a process ends that is told to, though its reader has left", async () => {
		const key = newKey();
		const { cookie, leave } = await asks(0, key);
		leave();
		let ended = false;
		const settled = sites[0]?.waitForAnswers().then(() => {
			ended = true;
		});
		await new Promise((resolve) => setTimeout(resolve, 300));
		expect(ended).toBe(false);
		goOn();
		await settled;
		expect((await read(1, cookie)).at(-1).content).toBe(whole);
	});

	it("tells its reader to drop what it showed once a person has the conversation", async () => {
		const asked = { userMessage: question, language: "es" };
		const response = await post(urlOf(0, "message"), asked, { accept: "text/event-stream" });
		const names: string[] = [];
		for await (const { name } of eventsOf(response.body ?? new ReadableStream())) {
			if (names.length === 0) {
				const { db } = database.connection;
				const { id } = await db
					.selectFrom("messages")
					.select("conversation_id as id")
					.where("claim", "is not", null)
					.executeTakeFirstOrThrow();
				await takeOver({ db, runtime: testRuntime(), aborts: noAborts }, id, {
					to: { id: "laura", name: "Laura" },
				});
				goOn();
			}
			if (names.at(-1) !== name) names.push(name);
		}
		expect(names).toEqual(["text", "withdraw", "answer"]);
	});
});
