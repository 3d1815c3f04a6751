import { expect, it } from "vitest";
import { limits } from "../../config/limits.ts";
import { onBothDatabases } from "../support/databases.ts";
import {
	good,
	half,
	howLong,
	modelBehind,
	opening,
	question,
	recordingListener,
} from "../support/model-behind.ts";

onBothDatabases("a model with a budget", (open) => {
	const { db, server, clock, errors, install, say, stored } = modelBehind(open);

	it("keeps costs and the conversation in bounds over 200 turns", async () => {
		install({ LLM_USD_PER_CONVERSATION: "0.05" });
		const { conversationId } = await say("hola");
		server().behave({ kind: "says", text: "ANSWER how-long\n" });
		for (let turn = 0; turn < 199; turn++) await say(`¿cuánto se demoran? ${turn}`, conversationId);
		const rows = await db().selectFrom("model_spending").selectAll().execute();
		expect(rows.length).toBeGreaterThan(0);
		for (const row of rows) expect(Number(row.micro_dollars)).toBeLessThanOrEqual(50_000);
		expect(server().asked().length).toBeLessThan(200);
		expect(errors).toContain("over-budget");
		expect(await stored(conversationId)).toHaveLength(401);
	}, 240_000);

	it("counts what a turn used, and gives back what was set aside beside it", async () => {
		const { conversationId } = await say(question);
		server().behave({ kind: "status", status: 401 });
		await say("¿y cuánto se demoran?", conversationId);
		const rows = await db().selectFrom("model_spending").selectAll().execute();
		expect(rows).toHaveLength(2);
		// 100 tokens in at 5 dollars a million and 20 out at 25; then a rejected request, whose length is counted.
		for (const row of rows) {
			expect(Number(row.micro_dollars)).toBeGreaterThan(1_000);
			expect(Number(row.micro_dollars)).toBeLessThan(15_000);
			expect(Number(row.milliseconds)).toBeLessThan(limits.modelSeconds * 1_000);
		}
	});

	it("counts what was thought, too, of an answer that never came, and shows nobody of it", async () => {
		server().behave({ kind: "thinks", tokens: 5_000, text: good });
		const listener = recordingListener();
		const { message } = await say("¿cuánto se demoran?", null, listener);
		expect(errors).toEqual(["cut-off"]);
		expect(listener.shown).toBe("");
		expect(message.content).toMatch(howLong);
		const rows = await db().selectFrom("model_spending").selectAll().execute();
		// 500 tokens of three letters each, at 25 dollars a million.
		for (const row of rows) expect(Number(row.micro_dollars)).toBeGreaterThan(12_500);
	});

	it("is not asked for a while after a failure, then tried once and asked again", async () => {
		server().behave({ kind: "hangs" });
		clock().patience = 300;
		const { conversationId } = await say("hola");
		clock().patience = 10_000;
		const asked = server().asked().length;
		for (let time = 0; time < 5; time++) await say("¿cuánto se demoran?", conversationId);
		expect(server().asked()).toHaveLength(asked);
		expect(errors.slice(1)).toEqual(Array(5).fill("circuit-open"));
		for (const row of await db().selectFrom("model_spending").selectAll().execute())
			expect(Number(row.milliseconds)).toBeLessThan(2 * limits.modelSeconds * 1_000);
		clock().pass(20_000);
		server().behave({ kind: "says", text: good });
		expect((await say(question, conversationId)).message.content).toContain(opening);
		await say("¿cuánto se demoran?", conversationId);
		expect([server().asked().length, errors.length]).toEqual([asked + 2, 6]);
	});

	it("waits as long as the model asks", async () => {
		server().behave({ kind: "status", status: 429, headers: { "retry-after": "120" } });
		const { conversationId } = await say("hola");
		server().behave({ kind: "says", text: good });
		clock().pass(100_000);
		await say("¿cuánto se demoran?", conversationId);
		expect(errors).toEqual(["rate-limited", "circuit-open"]);
		clock().pass(30_000);
		expect((await say(question, conversationId)).message.content).toContain(opening);
	});

	it.each([
		["money for a conversation", { LLM_USD_PER_CONVERSATION: "0.046" }],
		["money for the day", { LLM_USD_PER_DAY: "0.046" }],
		["time for a conversation", { LLM_SECONDS_PER_CONVERSATION: "8" }],
		["time for the day", { LLM_SECONDS_PER_DAY: "8" }],
	])("goes on guided when the %s is spent", async (_, budget) => {
		install({ ...budget, LLM_USD_PER_MILLION_OUTPUT: "45" });
		server().behave({ kind: "stalls", after: "SAY thanks-for-asking\n" });
		clock().patience = 300;
		const { conversationId } = await say("hola");
		clock().patience = 10_000;
		clock().pass(400_000);
		server().behave({ kind: "says", text: good });
		for (let time = 0; time < 12; time++) await say(question, conversationId);
		expect(errors).toContain("over-budget");
		expect(server().asked().length).toBeLessThan(13);
	});

	it("counts the turns at once against a budget before they are spent", async () => {
		install({ LLM_SECONDS_PER_DAY: String(limits.modelSeconds * 3) });
		server().behave({ kind: "stalls", after: half });
		clock().patience = 300;
		await Promise.all(Array.from({ length: 10 }, () => say(question)));
		expect(server().asked().length).toBeLessThanOrEqual(3);
	});
});
