import { afterEach, expect, it, vi } from "vitest";
import { testRuntime } from "../tests/support/test-runtime.ts";
import { acquireLease, isLeaseExpired, renewLease, whileRenewing } from "./lease.ts";

afterEach(() => {
	vi.useRealTimers();
});

it("is held until its time is over, and longer when it is renewed", () => {
	const runtime = testRuntime();
	const lease = acquireLease(runtime, 9);
	runtime.pass(8);
	expect(isLeaseExpired(lease.until, runtime.now(), 9)).toBe(false);
	const renewed = renewLease(runtime, lease, 9);
	expect(renewed.holder).toBe(lease.holder);
	runtime.pass(1);
	expect(isLeaseExpired(lease.until, runtime.now(), 9)).toBe(true);
	expect(isLeaseExpired(renewed.until, runtime.now(), 9)).toBe(false);
	expect(isLeaseExpired(null, runtime.now(), 9)).toBe(true);
});

it("keeps nobody out for an hour when the clock goes back by one", () => {
	const runtime = testRuntime();
	const lease = acquireLease(runtime, 9);
	runtime.pass(-3_600);
	expect(isLeaseExpired(lease.until, runtime.now(), 9)).toBe(true);
	expect(isLeaseExpired(renewLease(runtime, lease, 9).until, runtime.now(), 9)).toBe(false);
	runtime.pass(7_200);
	expect(isLeaseExpired(lease.until, runtime.now(), 9)).toBe(true);
});

it("has another holder each time it is acquired", () => {
	const runtime = testRuntime();
	expect(acquireLease(runtime, 9).holder).not.toBe(acquireLease(runtime, 9).holder);
});

it("is renewed every third of its time while the work lasts, also after a renewal failed, and no longer", async () => {
	vi.useFakeTimers();
	const work = Promise.withResolvers<string>();
	const renew = vi.fn(() => Promise.reject(new Error("the database is away")));
	const working = whileRenewing(9, renew, () => work.promise);
	await vi.advanceTimersByTimeAsync(9_000);
	expect(renew).toHaveBeenCalledTimes(3);
	work.resolve("done");
	expect(await working).toBe("done");
	await vi.advanceTimersByTimeAsync(9_000);
	expect(renew).toHaveBeenCalledTimes(3);
});
