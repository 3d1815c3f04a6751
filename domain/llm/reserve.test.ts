import { expect, it, vi } from "vitest";
import { createModelBreaker } from "./breaker.ts";
import { ModelError } from "./model-error.ts";
import { reserve } from "./reserve.ts";
import type { Spending } from "./spending.ts";

const settings = { mostTokens: 500, prices: { input: 1, output: 1_000 } };
const question = { conversationId: "one", instructions: "x".repeat(300), messages: [] };

it.each([
	["a token for three characters, where the provider reports nothing", { input: 0, output: 0 }, true, 20_100],
	["what the provider reports of a whole call", { input: 90, output: 15 }, true, 15_090],
	["what was received of a call that broke off", { input: 90, output: 15 }, false, 20_090],
])("reserves the most that a call may use, and counts %s", async (_, reported, isWhole, microDollars) => {
	const error = new Error("database down");
	const settle = vi.fn(() => Promise.reject(error));
	const spending = { reserve: vi.fn(async () => ({ settle })) };
	const onFailure = vi.fn();
	const needs = { spending, settings, breaker: createModelBreaker(() => 0), onFailure };
	const reservation = await reserve(needs, question);
	expect(spending.reserve).toHaveBeenCalledWith("one", { microDollars: 500_100, milliseconds: 7_000 });
	reservation.count("a".repeat(60));
	reservation.report(reported);
	await reservation.settle(isWhole, 250.4);
	expect(settle).toHaveBeenCalledWith({ microDollars, milliseconds: 250 });
	expect(onFailure, "the reply is given all the same").toHaveBeenCalledExactlyOnceWith(error);
});

it("reserves nothing while the breaker is open, and leaves its try to another turn when no budget is left or known", async () => {
	let now = 0;
	const breaker = createModelBreaker(() => now);
	const spending = { reserve: vi.fn<Spending["reserve"]>(async () => null) };
	const onFailure = vi.fn();
	const error = () => reserve({ spending, settings, breaker, onFailure }, question).catch((thrown) => thrown);
	breaker.note(new ModelError("failed"));
	expect(await error()).toMatchObject({ kind: "circuit-open" });
	expect(spending.reserve).not.toHaveBeenCalled();
	now += 15_000;
	for (const spent of [null, Promise.reject(new Error("database down"))]) {
		spending.reserve.mockReturnValueOnce(Promise.resolve(spent));
		const overBudget = await error();
		expect(overBudget).toMatchObject({ kind: "over-budget" });
		expect(breaker.allows()).toBe(false);
		breaker.note(overBudget);
	}
	expect(onFailure).toHaveBeenCalledOnce();
	expect(breaker.allows()).toBe(true);
});
