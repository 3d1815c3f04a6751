import { afterEach, expect, it, vi } from "vitest";
import { eventStream } from "./event-stream.ts";

afterEach(() => vi.useRealTimers());

it("ends streams that opened at once one by one, and none later than its limit", () => {
	vi.useFakeTimers();
	const live = { subscribe: () => () => undefined, isListening: () => false, close: () => undefined };
	let ended = 0;
	for (const share of [0, 0.25, 0.5, 0.75, 0.99])
		eventStream(live, {
			conversationId: null,
			toBrowserEvent: () => null,
			seconds: 100,
			random: () => share,
			onClose: () => ended++,
		});
	const endedAfter = [69_000, 5_000, 7_000, 7_000, 7_000, 5_000].map((ms) => {
		vi.advanceTimersByTime(ms);
		return ended;
	});
	expect(endedAfter).toEqual([0, 1, 2, 3, 4, 5]);
});
