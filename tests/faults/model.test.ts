import { PassThrough } from "node:stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readSettings } from "../../config/env.ts";
import { limits } from "../../config/limits.ts";
import { languageModel } from "../../domain/assistant/model/adapters/adapter.ts";
import { modelBehind } from "../../domain/assistant/model/model-behind.ts";
import { createModelEngine } from "../../domain/assistant/model/model-engine.ts";
import { createSpending } from "../../domain/assistant/model/spending.ts";
import type { Clock } from "../../domain/assistant/model/time-to-speak.ts";
import type { Trouble } from "../../domain/assistant/model/trouble.ts";
import { type Attending, converse } from "../../domain/conversations/converse.ts";
import type { House } from "../../domain/conversations/house.ts";
import { readConversation } from "../../domain/conversations/read-conversation.ts";
import type { Said } from "../../domain/conversations/said.ts";
import { stopAnswer } from "../../domain/conversations/stop-answer.ts";
import { createStops } from "../../domain/conversations/stops.ts";
import { listLeads } from "../../domain/leads/lead-store.ts";
import { onBothDatabases, type TestDatabase } from "../support/databases.ts";
import { type Behaviour, type FakeModel, fakeModel } from "../support/fake-model.ts";
import { testWorld } from "../support/test-world.ts";

const good =
	"Claro, te cuento. Contact Pilot contesta el primer contacto por WhatsApp. ¿Cómo se llama tu empresa?";
const half = "Claro, te cuento. Contact Pilot contesta el";

/** Time that stands still until something waits for it; then it is over at once. */
function impatientClock(): Clock & { pass(milliseconds: number): void; waited: number[] } {
	let now = 0;
	const waited: number[] = [];
	return {
		waited,
		now: () => now,
		pass: (milliseconds) => {
			now += milliseconds;
		},
		after(milliseconds, act) {
			waited.push(milliseconds);
			const timer = setTimeout(() => {
				now += milliseconds;
				act();
			}, 300);
			return () => clearTimeout(timer);
		},
	};
}

/** Time that passes when it is told to. */
function steppedClock(): Clock & { pass(milliseconds: number): void } {
	let now = 0;
	const due = new Map<() => void, number>();
	return {
		now: () => now,
		after(milliseconds, act) {
			const once = () => act();
			due.set(once, now + milliseconds);
			return () => due.delete(once);
		},
		pass(milliseconds) {
			const until = now + milliseconds;
			for (;;) {
				const [next] = [...due].filter(([, at]) => at <= until).toSorted(([, a], [, b]) => a - b);
				if (!next) break;
				now = Math.max(now, next[1]);
				due.delete(next[0]);
				next[0]();
			}
			now = until;
		},
	};
}

onBothDatabases("a conversation with a model behind it", (open) => {
	let database: TestDatabase;
	let server: FakeModel;
	let house: House;
	let clock: ReturnType<typeof impatientClock>;
	let world: ReturnType<typeof testWorld>;
	const troubles: Trouble[] = [];

	function install(more: Record<string, string> = {}, time: Clock | null = null) {
		const settings = readSettings({
			...{ LLM_PROVIDER: "openai-compatible", LLM_MODEL: "fake", LLM_BASE_URL: server.url },
			...more,
		});
		const { brand, publicUrl, llm } = settings;
		if (!llm) throw new Error("no model");
		const { db } = database.connection;
		world = testWorld();
		clock = impatientClock();
		house = {
			...{ db, world, destinations: [], brand, stops: createStops(db) },
			makeProposal: () => Promise.reject(new Error("no paper")),
			onFailure: () => undefined,
			model: createModelEngine({
				...{ model: languageModel(llm), settings: llm, publicUrl, clock: time ?? clock },
				spending: createSpending({ db, world, settings: llm }),
				onTrouble: (kind) => troubles.push(kind),
			}),
		};
	}

	beforeEach(async () => {
		database = await open();
		server = await fakeModel({ kind: "says", text: good });
		troubles.length = 0;
		install();
	});
	afterEach(async () => {
		await server.close();
		await database.remove();
	});

	async function say(
		message: string,
		conversationId: string | null = null,
		attending?: Attending,
		more: Pick<Said, "key" | "again"> = {},
	) {
		const said: Said = { visitor: "a", conversationId, history: [], language: "es", message, ...more };
		const outcome = await converse(house, said, attending);
		if (outcome.kind !== "answered") throw new Error(outcome.kind);
		return outcome;
	}

	const stored = async (id: string) => (await readConversation(house.db, id))?.messages ?? [];

	it("answers with the model, stored as it was given", async () => {
		const { message, conversationId } = await say("¿qué hace Contact Pilot?");
		expect(message.content).toBe(good);
		expect((await stored(conversationId)).map(({ content }) => content).slice(1)).toEqual([
			"¿qué hace Contact Pilot?",
			good,
		]);
	});

	it("shows pages the model looked up as sources", async () => {
		const tool = { name: "searchSite", input: { query: "¿cuánto se demora la implementación?" } };
		server.behave({
			kind: "says",
			text: "Entre 2 y 4 semanas, según cuántos sistemas haya que conectar.",
			tool,
		});
		const { message } = await say("¿cuánto se demora?");
		expect(message.content).toContain("2 y 4 semanas");
		expect(message.sources?.map(({ url }) => url)).toContain("/como-lo-hacemos");
	});

	it("offers the choices of what the model asks, and understands the one taken", async () => {
		server.behave({ kind: "says", text: "Claro, te cuento. ¿A qué se dedica tu negocio?" });
		const { message, conversationId } = await say("hola, ¿qué hacen?");
		expect(message.quickReplies?.length).toBeGreaterThan(3);
		const [choice = ""] = message.quickReplies ?? [];
		server.behave({ kind: "says", text: "Claro, te cuento." });
		const next = await say(choice, conversationId);
		expect(next.message.quickReplies ?? []).toEqual([]);
		const row = await house.db
			.selectFrom("conversations")
			.select("state")
			.where("id", "=", conversationId)
			.executeTakeFirstOrThrow();
		expect(JSON.parse(row.state).facts.industry).not.toBeNull();
	});

	it("keeps costs and the conversation in bounds over 1,000 turns", async () => {
		install({ LLM_USD_PER_CONVERSATION: "0.05" });
		const { conversationId } = await say("hola");
		const before = process.memoryUsage().heapUsed;
		for (let turn = 0; turn < 999; turn++) await say(`¿cuánto se demoran? ${turn}`, conversationId);
		globalThis.gc?.();
		expect(process.memoryUsage().heapUsed - before).toBeLessThan(150_000_000);
		const rows = await house.db.selectFrom("model_spending").selectAll().execute();
		expect(rows.length).toBeGreaterThan(0);
		for (const row of rows) expect(Number(row.micro_dollars)).toBeLessThanOrEqual(50_000);
		expect(server.asked().length).toBeLessThan(500);
		expect(troubles).toContain("over-budget");
		expect(await stored(conversationId)).toHaveLength(2_001);
	}, 240_000);

	it("counts what a turn used, and gives back what was set aside beside it", async () => {
		const { conversationId } = await say("¿qué hace Contact Pilot?");
		server.behave({ kind: "status", status: 401 });
		await say("¿y cuánto se demoran?", conversationId);
		const rows = await house.db.selectFrom("model_spending").selectAll().execute();
		expect(rows).toHaveLength(2);
		// 100 tokens in at 5 dollars a million and 20 out at 25; then a refused request, whose length is counted.
		for (const row of rows) {
			expect(Number(row.micro_dollars)).toBeGreaterThan(1_000);
			expect(Number(row.micro_dollars)).toBeLessThan(11_000);
			expect(Number(row.milliseconds)).toBeLessThan(limits.modelSeconds * 1_000);
		}
	});

	it("counts what was thought, too, of an answer that never came, and tells nobody of it", async () => {
		server.behave({ kind: "thinks", tokens: 5_000, text: "Hola." });
		const shown: string[] = [];
		const watcher = { begun: () => undefined, text: (piece: string) => shown.push(piece) };
		await say("¿qué hace Contact Pilot?", null, { ...watcher, withdraw: () => undefined });
		expect(troubles).toEqual(["cut"]);
		expect(shown).toEqual([]);
		const rows = await house.db.selectFrom("model_spending").selectAll().execute();
		expect(rows).toHaveLength(2);
		// 500 tokens of three letters each, at 25 dollars a million.
		for (const row of rows) expect(Number(row.micro_dollars)).toBeGreaterThan(12_500);
	});

	it.each(["", "Claro, te cuento."])(
		"holds the first sentence behind a tool to the site as any other (%j)",
		async (before) => {
			const tool = { name: "searchSite", input: { query: "¿cuánto cuesta?" }, after: before };
			server.behave({ kind: "says", text: "Cuesta 99 dólares al mes. Te ayudamos.", tool });
			const shown: string[] = [];
			const { message } = await say("¿cuánto cuesta Contact Pilot?", null, {
				begun: () => undefined,
				text: (piece) => shown.push(piece),
				withdraw: () => undefined,
			});
			expect(server.asked()).toHaveLength(2);
			expect(troubles).toEqual(["objection"]);
			expect(shown.join("")).not.toContain("99");
			expect(message.content).not.toContain("99");
		},
	);

	it("keeps facts the model heard, and none the visitor never said", async () => {
		const input = { name: "Ana Gómez", email: "ana@brisa.co", company: "Evil Corp", budget: "5 millones" };
		server.behave({ kind: "says", text: "Mucho gusto, Ana.", tool: { name: "saveFacts", input } });
		await say("soy ana gómez y me escriben a ana@brisa.co");
		const { leads } = await listLeads(house.db, { limit: 5 });
		expect(leads).toMatchObject([{ email: "ana@brisa.co", company: null, budget: null }]);
	});

	it("sends a model only the end of a long conversation, and nothing of another", async () => {
		const other = await say("soy Eva Mora, eva@mora.co");
		const { conversationId } = await say("hola");
		for (let time = 0; time < 12; time++) await say(`mensaje ${time} ${"x".repeat(3_000)}`, conversationId);
		const last = server.asked().at(-1);
		expect(last?.messages.length).toBeLessThanOrEqual(limits.modelMessages + 2);
		expect(JSON.stringify(last).length).toBeLessThan(40_000);
		expect(JSON.stringify(last)).not.toContain("eva@mora.co");
		expect(other.conversationId).not.toBe(conversationId);
	}, 60_000);

	const faults: [string, Behaviour, Trouble][] = [
		["refuses", { kind: "status", status: 401 }, "refused"],
		["breaks down", { kind: "status", status: 500 }, "refused"],
		["is asked too much", { kind: "status", status: 429, headers: { "retry-after": "60" } }, "too-many"],
		["hangs", { kind: "hangs" }, "hanging"],
		["stalls in mid-sentence", { kind: "stalls", after: half }, "hanging"],
		["is cut off", { kind: "cuts", after: half }, "cut"],
		["breaks off without a word", { kind: "breaks-off", after: half }, "cut"],
		["says nothing", { kind: "empty" }, "empty"],
		["talks garbage", { kind: "garbage" }, "garbage"],
		["stops in mid-sentence as if it were done", { kind: "says", text: "Contact Pilot contesta el" }, "cut"],
	];

	describe.each(faults)("when the model %s", (_, behaviour, expected) => {
		it("the guided engine answers in the same turn, and nothing of a broken answer stays", async () => {
			server.behave(behaviour);
			const shown: string[] = [];
			let withdrawn = 0;
			const { message, conversationId } = await say("¿cuánto se demoran?", null, {
				begun: () => undefined,
				text: (piece) => shown.push(piece),
				withdraw: () => {
					withdrawn++;
				},
			});
			expect(message.content).toContain("Entre 2 y 4 semanas");
			expect(troubles).toEqual([expected]);
			expect(withdrawn).toBe(shown.length > 0 ? 1 : 0);
			expect((await stored(conversationId)).at(-1)?.content).toBe(message.content);
			expect(Math.max(...clock.waited)).toBeLessThanOrEqual(8_000);
		});
	});

	it("asks a model in trouble no more for a while, then tries it once and goes back to it", async () => {
		server.behave({ kind: "hangs" });
		const { conversationId } = await say("hola");
		const asked = server.asked().length;
		for (let time = 0; time < 5; time++) await say("¿qué hacen?", conversationId);
		expect(server.asked()).toHaveLength(asked);
		expect(troubles.slice(1)).toEqual(Array(5).fill("paused"));
		clock.pass(20_000);
		server.behave({ kind: "says", text: good });
		expect((await say("¿qué hace Contact Pilot?", conversationId)).message.content).toBe(good);
		expect((await say("¿y qué más?", conversationId)).message.content).toBe(good);
	});

	it("waits as long as the model asks", async () => {
		server.behave({ kind: "status", status: 429, headers: { "retry-after": "120" } });
		const { conversationId } = await say("hola");
		server.behave({ kind: "says", text: good });
		clock.pass(100_000);
		await say("¿qué hacen?", conversationId);
		expect(troubles).toEqual(["too-many", "paused"]);
		clock.pass(30_000);
		expect((await say("¿qué hacen?", conversationId)).message.content).toBe(good);
	});

	it.each([
		["money for a conversation", { LLM_USD_PER_CONVERSATION: "0.05" }],
		["money for the day", { LLM_USD_PER_DAY: "0.05" }],
		["time for a conversation", { LLM_SECONDS_PER_CONVERSATION: "8" }],
		["time for the day", { LLM_SECONDS_PER_DAY: "8" }],
	])("goes on guided when the %s is spent", async (_, budget) => {
		install({ ...budget, LLM_USD_PER_MILLION_OUTPUT: "45" });
		server.behave({ kind: "stalls", after: "Claro" });
		const { conversationId } = await say("hola");
		clock.pass(400_000);
		server.behave({ kind: "says", text: good });
		for (let time = 0; time < 4; time++) await say("¿qué hacen?", conversationId);
		expect(troubles).toContain("over-budget");
		expect(server.asked().length).toBeLessThan(5);
	});

	it("counts the turns at once against a budget before they are spent", async () => {
		install({ LLM_SECONDS_PER_DAY: String(limits.modelSeconds * 3) });
		server.behave({ kind: "stalls", after: half });
		await Promise.all(Array.from({ length: 10 }, () => say("¿qué hacen?")));
		expect(server.asked().length).toBeLessThanOrEqual(3);
	});

	describe("that takes longer than its seven seconds", () => {
		// Each with the first word of what follows, by which it is known to be over.
		const first = "Contact Pilot contesta el primer contacto por WhatsApp. Contact";
		const second = " Pilot contesta el primer contacto por WhatsApp. Contact";
		const last = " Pilot contesta el primer contacto por WhatsApp.";

		/** A model that says what it is told to, when it is told to, to a visitor who reads it as it comes, or does not. */
		async function speaking(settings: Record<string, string> = {}, isRead = true) {
			const time = steppedClock();
			install(settings, time);
			const words = new PassThrough({ objectMode: true });
			server.behave({ kind: "speaks", pieces: words });
			let shown = "";
			let withdrawn = 0;
			const watcher = {
				begun: () => undefined,
				text: (piece: string) => {
					shown += piece;
				},
				withdraw: () => {
					withdrawn++;
				},
			};
			const answer = say("¿cuánto se demoran?", null, isRead ? watcher : undefined);
			await expect.poll(() => server.asked().length, { interval: 5 }).toBe(1);
			const says = async (piece: string, isSeen = isRead) => {
				const before = shown.length;
				words.write(piece);
				if (isSeen) await expect.poll(() => shown.length, { interval: 5 }).toBeGreaterThan(before);
			};
			const mayGoOn = async () => {
				const row = () =>
					house.db.selectFrom("model_spending").select("milliseconds").where("scope", "like", "day:%");
				await expect
					.poll(async () => Number((await row().executeTakeFirst())?.milliseconds), { interval: 5 })
					.toBe(limits.modelSpeakingSeconds * 1_000);
				// The answer to that statement comes back to whoever asked for it.
				await new Promise((resolve) => setTimeout(resolve, 20));
			};
			return { time, says, ends: () => void words.end(), answer, mayGoOn, withdrawn: () => withdrawn };
		}

		it("is given whole to whoever reads it as it comes", async () => {
			const { time, says, ends, answer, mayGoOn, withdrawn } = await speaking();
			await says(first);
			time.pass(5_000);
			await says(second);
			time.pass(2_000);
			await mayGoOn();
			await says(last);
			ends();
			const { message, conversationId } = await answer;
			expect(message.content).toBe(first + second + last);
			expect((await stored(conversationId)).at(-1)).toEqual(message);
			expect([troubles, withdrawn()]).toEqual([[], 0]);
		});

		it("stays the one answer to it: whoever asks again meanwhile waits for it", async () => {
			const { time, says, ends, answer, mayGoOn } = await speaking();
			await says(first);
			time.pass(limits.modelSeconds * 1_000 - 1_000);
			await says(second);
			time.pass(1_000);
			await mayGoOn();
			world.pass(limits.modelSpeakingSeconds - 1);
			const until = await house.db
				.selectFrom("messages")
				.select("claimed_until")
				.where("claim", "is not", null)
				.executeTakeFirstOrThrow();
			expect(new Date(until.claimed_until ?? 0).getTime()).toBeGreaterThan(world.now().getTime());
			ends();
			await answer;
		});

		it("keeps its whole sentences when it falls silent then", async () => {
			const { time, says, answer, mayGoOn, withdrawn } = await speaking();
			await says(first);
			time.pass(5_000);
			await says(second);
			time.pass(2_000);
			await mayGoOn();
			time.pass(1_000);
			const { message, conversationId } = await answer;
			const said = "Contact Pilot contesta el primer contacto por WhatsApp.";
			expect(message.content).toBe(`${said} ${said}`);
			expect((await stored(conversationId)).at(-1)).toEqual(message);
			expect([troubles, withdrawn()]).toEqual([["hanging"], 0]);
		});

		it("ends in whole sentences after half a minute", async () => {
			const { time, says, answer, mayGoOn } = await speaking();
			await says(first);
			time.pass(5_000);
			await says(second);
			time.pass(2_000);
			await mayGoOn();
			for (let seconds = 7; seconds < limits.modelSpeakingSeconds; seconds += 2) {
				await says(second);
				time.pass(2_000);
			}
			expect((await answer).message.content).toMatch(/^(?:Contact Pilot contesta .* por WhatsApp\. ?){5,}$/);
			expect(troubles).toEqual(["cut"]);
		});

		it("gives way to the guided engine when it has said nothing of use by then", async () => {
			const { time, says, answer } = await speaking();
			await says("Claro, te cuento. Contact");
			time.pass(limits.modelSeconds * 1_000 - 1_000);
			await says(" Pilot contesta", false);
			await new Promise((resolve) => setTimeout(resolve, 50));
			time.pass(1_000);
			expect((await answer).message.content).toContain("Entre 2 y 4 semanas");
			expect(troubles).toEqual(["hanging"]);
		});

		it("gives way to the guided engine, too, when most of it is left out and it breaks off", async () => {
			const { time, says, answer, mayGoOn } = await speaking();
			await says(first);
			time.pass(5_000);
			await says(second);
			time.pass(2_000);
			await mayGoOn();
			const wrong = " Pilot vuela en drones amarillos. Contact";
			await says(`${wrong}${wrong}${wrong}${wrong}${second}`);
			time.pass(3_000);
			expect((await answer).message.content).toContain("Entre 2 y 4 semanas");
			expect(troubles).toEqual(["hanging"]);
		});

		it.each([
			["it is silent by then", {}, true, 0],
			["nobody reads it as it comes", {}, false, 5_000],
			["the time it may work is spent", { LLM_SECONDS_PER_CONVERSATION: "20" }, true, 5_000],
		])("gives way to the guided engine when %s", async (_, settings, isRead, at) => {
			const { time, says, answer } = await speaking(settings, isRead);
			await says(first);
			time.pass(at);
			if (at > 0) await says(second);
			await new Promise((resolve) => setTimeout(resolve, 50));
			time.pass(limits.modelSeconds * 1_000 - at);
			expect((await answer).message.content).toContain("Entre 2 y 4 semanas");
			expect(troubles).toEqual(["hanging"]);
		});
	});

	it("sets aside what each further ask of a model may cost, and asks no more when it is not there", async () => {
		install({ LLM_USD_PER_CONVERSATION: "0.12" });
		const tool = { name: "searchSite", input: { query: "contact pilot" }, sent: 10_000 };
		server.behave({ kind: "calls-for-ever", tool });
		const { message } = await say("¿cuánto se demoran?");
		expect(message.content).toContain("Entre 2 y 4 semanas");
		expect(troubles).toEqual(["over-budget"]);
		expect(server.asked()).toHaveLength(2);
		const rows = await house.db.selectFrom("model_spending").selectAll().execute();
		for (const row of rows) expect(Number(row.micro_dollars)).toBeLessThanOrEqual(120_000);
	});

	it("asks a model again that was being tried when the budget was spent", async () => {
		install({ LLM_USD_PER_CONVERSATION: "0.12" });
		server.behave({ kind: "hangs" });
		await say("hola");
		clock.pass(20_000);
		const tool = { name: "searchSite", input: { query: "contact pilot" }, sent: 10_000 };
		server.behave({ kind: "calls-for-ever", tool });
		await say("hola");
		server.behave({ kind: "says", text: good });
		expect((await say("¿qué hace Contact Pilot?")).message.content).toBe(good);
		expect(troubles).toEqual(["hanging", "over-budget"]);
	});

	it("asks a model that only looks things up four times at most, and counts each of them", async () => {
		server.behave({
			kind: "calls-for-ever",
			tool: { name: "searchSite", input: { query: "contact pilot" } },
		});
		expect((await say("¿cuánto se demoran?")).message.content).toContain("Entre 2 y 4 semanas");
		expect(server.asked()).toHaveLength(4);
		const rows = await house.db.selectFrom("model_spending").selectAll().execute();
		// Four times 100 tokens in at 5 dollars a million, and 20 out at 25.
		for (const row of rows) expect(Number(row.micro_dollars)).toBe(4_000);
	});

	it("tells a model what was wrong with a call, and does nothing of it", async () => {
		const input = { name: "Ana", industry: "nothing of ours" };
		server.behave({ kind: "says", text: good, tool: { name: "saveFacts", input } });
		expect((await say("soy Ana. ¿qué hace Contact Pilot?")).message.content).toBe(good);
		const told = JSON.stringify(server.asked().at(-1)?.messages.at(-1));
		expect(told).toContain("industry");
		expect(told).not.toContain("saved");
	});

	const key = "a-random-name-of-this-message";

	/** Says something and stops the answer, as soon as some of it came or at once. */
	async function stopped(said: string, from: "text" | "begun", again = false) {
		let id = "";
		const stops: Promise<boolean>[] = [];
		const stop = () => void stops.push(stopAnswer(house, { key, conversationId: id }));
		const answer = await say(
			said,
			null,
			{
				begun: (conversationId) => {
					id = conversationId;
					if (from === "begun") stop();
				},
				text: () => from === "text" && stop(),
				withdraw: () => undefined,
			},
			{ key, again },
		);
		await Promise.all(stops);
		return answer;
	}

	it("keeps whole sentences of an answer that the visitor stops, never half of one", async () => {
		server.behave({ kind: "stalls", after: half });
		const { message, conversationId } = await stopped("¿qué hace Contact Pilot?", "text");
		expect(message).toMatchObject({ content: "Claro, te cuento.", stopped: true });
		expect((await stored(conversationId)).at(-1)).toEqual(message);
		expect(troubles).toEqual([]);
	});

	it("keeps with the question that its answer was stopped before a sentence of it", async () => {
		server.behave({ kind: "stalls", after: "Claro" });
		const { message, conversationId } = await stopped("soy Ana Gómez. ¿Qué hace Contact Pilot?", "begun");
		expect(message).toMatchObject({ content: "", stopped: true });
		const all = await stored(conversationId);
		expect(all).toHaveLength(2);
		expect(all.at(-1)).toMatchObject({ role: "user", stopped: true });
		const same = await say("soy Ana Gómez. ¿Qué hace Contact Pilot?", conversationId, undefined, { key });
		expect(same.message).toMatchObject({ content: "", stopped: true });
	});

	it("does nothing that a model was about to do when it was stopped", async () => {
		server.behave({ kind: "stalls", after: "", tool: { name: "handOver", input: {} } });
		let id = "";
		const begun = (conversationId: string) => {
			id = conversationId;
		};
		const watcher = { begun, text: () => undefined, withdraw: () => undefined };
		const asked = "soy Ana Gómez, ana@brisa.co. ¿Qué hace Contact Pilot?";
		const answering = say(asked, null, watcher, { key });
		await expect.poll(() => server.asked().length, { interval: 10 }).toBe(2);
		await stopAnswer(house, { key, conversationId: id });
		expect((await answering).message).toMatchObject({ content: "", stopped: true });
		expect(await stored(id)).toHaveLength(2);
	});

	it.each([
		["some of it", half, "text"],
		["a word", "Claro", "begun"],
	] as const)("asks again in place of an answer stopped after %s", async (_, after, from) => {
		server.behave({ kind: "stalls", after });
		const { conversationId } = await stopped("¿qué hace Contact Pilot?", from);
		server.behave({ kind: "says", text: good });
		const asked = server.asked().length;
		const again = { key: "another name of this message", again: true };
		const { message } = await say("¿qué hace Contact Pilot?", conversationId, undefined, again);
		expect(message).toMatchObject({ content: good });
		expect(message.stopped).toBeUndefined();
		const told = (await stored(conversationId)).slice(1);
		expect(told.map(({ content }) => content)).toEqual(["¿qué hace Contact Pilot?", good]);
		expect(told.some((one) => one.stopped)).toBe(false);
		const read = server.asked()[asked]?.messages.filter(({ role }) => role === "user");
		expect(read).toHaveLength(1);
		// Whoever asks for it once more, its connection lost, gets that answer.
		for (const more of [again, { ...again, key: "a third" }])
			expect((await say("¿qué hace Contact Pilot?", conversationId, undefined, more)).message).toEqual(
				message,
			);
		expect(await stored(conversationId)).toHaveLength(3);
	});
});

it("takes a whole model from the settings alone", async () => {
	const server = await fakeModel({ kind: "says", text: good });
	const { llm, publicUrl } = readSettings({
		...{ LLM_PROVIDER: "openai-compatible", LLM_MODEL: "fake", LLM_BASE_URL: server.url },
	});
	if (!llm) throw new Error("no model");
	expect(typeof modelBehind(llm, publicUrl)).toBe("function");
	await server.close();
});
