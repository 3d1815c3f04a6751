import { expect, it } from "vitest";
import { createModelBreaker } from "./breaker.ts";
import { ModelError } from "./model-error.ts";

const [grave, slip] = [new ModelError("failed"), new ModelError("cut-off")];

it("waits twice as long after each try that fails, up to five minutes, and closes after one that works", () => {
	let now = 0;
	const breaker = createModelBreaker(() => now);
	// Calls that were under way fail with the one that opened it.
	for (let call = 0; call < 5; call++) breaker.note(grave);
	for (const seconds of [15, 30, 60, 120, 240, 300, 300]) {
		now += seconds * 1_000 - 1;
		expect(breaker.allows(), `${seconds} s`).toBe(false);
		now += 1;
		expect(breaker.allows(), `${seconds} s`).toBe(true);
		expect(breaker.allows(), "one turn tries, the others go on without").toBe(false);
		breaker.note(grave);
	}
	now += 300_000;
	expect(breaker.allows()).toBe(true);
	breaker.note(null);
	// Of a turn that was refused before.
	breaker.note(new ModelError("circuit-open"));
	expect([breaker.allows(), breaker.allows()]).toEqual([true, true]);
});

it("opens after two refused or incomplete answers in a row, and after no unusable one", () => {
	const breaker = createModelBreaker(() => 0);
	for (const error of [slip, new ModelError("unusable"), slip]) breaker.note(error);
	expect(breaker.allows()).toBe(true);
	breaker.note(slip);
	expect(breaker.allows()).toBe(false);
});
