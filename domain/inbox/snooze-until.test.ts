import { expect, it } from "vitest";
import { distinctSnoozes, snoozeUntil } from "./snooze-until.ts";

it.each([
	["none", "2026-11-23T15:00:00Z", null],
	["hour", "2026-11-23T15:00:00Z", "2026-11-23T16:00:00.000Z"],
	["tomorrow", "2026-11-23T15:00:00Z", "2026-11-24T13:00:00.000Z"],
	["monday", "2026-11-22T15:00:00Z", "2026-11-23T13:00:00.000Z"],
	["monday", "2026-11-23T12:00:00Z", "2026-11-30T13:00:00.000Z"],
] as const)("a snooze for %s, set at %s, ends at 8 of the day that it names", (snooze, now, until) => {
	expect(snoozeUntil(snooze, new Date(now))?.toISOString() ?? null).toBe(until);
});

it("offers no moment twice", () => {
	const sunday = new Date("2026-11-29T15:00:00.000Z");
	expect(distinctSnoozes(sunday)).toEqual(["none", "hour", "tomorrow"]);
	const saturday = new Date("2026-11-28T15:00:00.000Z");
	expect(distinctSnoozes(saturday)).toEqual(["none", "hour", "tomorrow", "monday"]);
});
