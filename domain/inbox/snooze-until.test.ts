import { expect, it } from "vitest";
import { snoozeUntil } from "./snooze-until.ts";

it.each([
	["none", "2026-11-23T15:00:00Z", null],
	["hour", "2026-11-23T15:00:00Z", "2026-11-23T16:00:00.000Z"],
	["tomorrow", "2026-11-23T15:00:00Z", "2026-11-24T13:00:00.000Z"],
	["monday", "2026-11-22T15:00:00Z", "2026-11-23T13:00:00.000Z"],
	["monday", "2026-11-23T12:00:00Z", "2026-11-30T13:00:00.000Z"],
] as const)("a snooze for %s, set at %s, ends at 8 of the day that it names", (snooze, now, until) => {
	expect(snoozeUntil(snooze, new Date(now))?.toISOString() ?? null).toBe(until);
});
