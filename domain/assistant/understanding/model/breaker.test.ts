import { expect, it } from "vitest";
import { createModelBreaker } from "./breaker.ts";

it("waits twice as long after each try that fails, up to five minutes, and is quick again after one that works", () => {
	let now = 0;
	const breaker = createModelBreaker(() => now);
	breaker.failed(true);
	for (const seconds of [15, 30, 60, 120, 240, 300, 300]) {
		now += seconds * 1_000 - 1;
		expect(breaker.allows(), `${seconds} s`).toBe(false);
		now += 1;
		expect(breaker.allows(), `${seconds} s`).toBe(true);
		expect(breaker.allows(), "one turn tries, the others go on without").toBe(false);
		breaker.failed(true);
	}
	now += 300_000;
	expect(breaker.allows()).toBe(true);
	breaker.succeeded();
	expect([breaker.allows(), breaker.allows()]).toEqual([true, true]);
});

it("forgives one slip, not two in a row", () => {
	const breaker = createModelBreaker(() => 0);
	breaker.failed(false);
	expect(breaker.allows()).toBe(true);
	breaker.failed(false);
	expect(breaker.allows()).toBe(false);
});

it("does not wait longer because calls that were under way failed with the one that opened it", () => {
	let now = 0;
	const breaker = createModelBreaker(() => now);
	for (let call = 0; call < 5; call++) breaker.failed(true);
	now = 15_000;
	expect(breaker.allows()).toBe(true);
});
