import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { limits } from "../../config/limits.ts";
import type { ModelErrorKind } from "../../domain/llm/model-error.ts";
import { onBothDatabases } from "../support/databases.ts";
import type { Behaviour } from "../support/fake-model.ts";
import { half, howLong, modelBehind, recordingListener, steppedClock } from "../support/model-behind.ts";

onBothDatabases("a model that fails", (open) => {
	const { server, clock, errors, install, say, stored } = modelBehind(open);

	const faults: [string, Behaviour, ModelErrorKind][] = [
		["rejects the key", { kind: "status", status: 401 }, "rejected"],
		["breaks down", { kind: "status", status: 500 }, "failed"],
		["limits the rate", { kind: "status", status: 429, headers: { "retry-after": "60" } }, "rate-limited"],
		["hangs", { kind: "hangs" }, "timeout"],
		["stalls within an id", { kind: "stalls", after: half }, "timeout"],
		["is cut off", { kind: "cuts", after: half }, "cut-off"],
		["breaks off without saying why", { kind: "breaks-off", after: half }, "cut-off"],
		["says nothing", { kind: "empty" }, "empty"],
		["sends garbage", { kind: "garbage" }, "malformed"],
		["talks freely", { kind: "says", text: "Claro, cuesta 99 dólares al mes.\n" }, "unusable"],
		[
			"names entries that nobody offered",
			{ kind: "says", text: "ANSWER miracle\nANSWER posts\n" },
			"unusable",
		],
	];

	describe.each(faults)("when the model %s", (_, behaviour, expected) => {
		it("the guided understanding answers in the same turn, and nothing was shown before", async () => {
			server().behave(behaviour);
			if (expected === "timeout") clock().patience = 300;
			const listener = recordingListener();
			const { message, conversationId } = await say("¿cuánto se demoran?", null, listener);
			expect(message.content).toMatch(howLong);
			expect(message.content).not.toContain("99");
			expect(errors).toEqual([expected]);
			expect(listener).toMatchObject({ shown: "", withdrawn: 0 });
			expect((await stored(conversationId)).at(-1)?.content).toBe(message.content);
			expect(Math.max(...clock().waited)).toBeLessThanOrEqual(8_000);
		});
	});

	it("keeps a fact that was shown when the model breaks off behind it", async () => {
		server().behave({ kind: "cuts", after: "ANSWER how-long\nANSWER pri" });
		const listener = recordingListener();
		const { message } = await say("¿cuánto se demoran?", null, listener);
		expect(message.content).toMatch(howLong);
		expect(errors).toEqual(["cut-off"]);
		expect(listener).toMatchObject({ shown: message.content, withdrawn: 0 });
	});

	describe("that takes longer than its seven seconds", () => {
		/** A model that says so much of its answer, and no more before its time is over. */
		async function slow(begins: string, shown?: RegExp) {
			const time = steppedClock();
			install({}, time);
			const pieces = new PassThrough({ objectMode: true });
			server().behave({ kind: "speaks", pieces });
			const listener = recordingListener();
			const answer = say("¿cuánto se demoran?", null, listener);
			await expect.poll(() => server().asked().length, { interval: 5 }).toBe(1);
			pieces.write(begins);
			if (shown) await expect.poll(() => listener.shown, { interval: 5 }).toMatch(shown);
			time.pass(limits.modelSeconds * 1_000);
			const { message } = await answer;
			return { message, listener };
		}

		it("keeps the fact that was shown", async () => {
			const { message, listener } = await slow("ANSWER price\nANSWER ", /El precio depende/);
			expect(listener.shown).toMatch(/El precio depende/);
			expect(message.content.startsWith(listener.shown)).toBe(true);
			expect([errors, listener.withdrawn]).toEqual([["timeout"], 0]);
		});

		it.each(["SAY thanks-for-asking\n", "SLOT name Ana\n"])(
			"gives way to the guided understanding where it has shown no fact by then (%s)",
			async (begins) => {
				const { message, listener } = await slow(begins);
				expect(message.content).toMatch(howLong);
				expect([errors, listener.shown]).toEqual([["timeout"], ""]);
			},
		);
	});
});
