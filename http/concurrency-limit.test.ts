import { expect, it } from "vitest";
import { createConcurrencyLimit } from "./concurrency-limit.ts";

it("lets a visitor do so much at once, and each slot be released once", () => {
	const limit = createConcurrencyLimit(2);
	const [first, second, third] = Array.from({ length: 3 }, () => limit.acquire("192.0.2.1"));
	expect([typeof first, typeof second, third]).toEqual(["function", "function", null]);
	expect(limit.acquire("192.0.2.2")).not.toBeNull();
	first?.();
	first?.();
	expect(limit.acquire("192.0.2.1")).not.toBeNull();
	expect(limit.acquire("192.0.2.1")).toBeNull();
});

it("counts the networks of one IPv6 customer together", () => {
	const limit = createConcurrencyLimit(2);
	const acquire = (network: number) => limit.acquire(`2001:db8:1:${network.toString(16)}`);
	const slots = Array.from({ length: 24 }, (_, index) => acquire(index >> 1));
	expect(slots.map((slot) => slot !== null)).toEqual([...Array(16).fill(true), ...Array(8).fill(false)]);
	expect(limit.acquire("2001:db8:2:0")).not.toBeNull();
	slots[0]?.();
	expect([acquire(99), acquire(99)].map((slot) => slot !== null)).toEqual([true, false]);
});
