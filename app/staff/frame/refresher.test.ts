import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createRefresher } from "./refresher.ts";

const between = 400;

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

function refresherOf(takesMs: number) {
	const read = vi.fn((_isHung: boolean) => new Promise<void>((done) => setTimeout(done, takesMs)));
	return { read, ...createRefresher(between, read) };
}

it("reads once for all that ask, and once more for those that ask while it reads", async () => {
	const { read, ask } = refresherOf(2_000);
	for (let times = 0; times < 5; times++) ask();
	await vi.advanceTimersByTimeAsync(between);
	expect(read).toHaveBeenCalledTimes(1);
	ask();
	ask();
	await vi.advanceTimersByTimeAsync(20 * between);
	expect(read).toHaveBeenCalledTimes(2);
});

it("asks a slow server less often, and one that does not answer again after 15 seconds", async () => {
	const slow = refresherOf(2_000);
	const hung = refresherOf(60_000);
	const timer = setInterval(() => [slow, hung].map(({ ask }) => ask()), 100);
	await vi.advanceTimersByTimeAsync(10_000);
	expect(slow.read).toHaveBeenCalledTimes(3);
	expect(hung.read.mock.calls).toEqual([[false]]);
	await vi.advanceTimersByTimeAsync(6_000);
	expect(hung.read.mock.calls).toEqual([[false], [true]]);
	clearInterval(timer);
});

it("reads no more once it is stopped", async () => {
	const { read, ask, stop } = refresherOf(0);
	ask();
	stop();
	await vi.advanceTimersByTimeAsync(between);
	expect(read).not.toHaveBeenCalled();
});
