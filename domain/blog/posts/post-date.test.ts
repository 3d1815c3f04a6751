import { expect, it } from "vitest";
import { isDay, publicSince, readDay } from "./post-date.ts";

it("reads a day as files write it, and no other", () => {
	for (const text of ["2025-02-26", "2025-02-26T10:00", "26 feb 2025", "26 de febrero, 2025", "Feb 26, 2025"])
		expect(readDay(text), text).toBe("2025-02-26");
	expect([readDay("1 dic 2024"), readDay("Jan 2, 2025")]).toEqual(["2024-12-01", "2025-01-02"]);
	for (const text of [
		"",
		"ayer",
		"2026-02-31",
		"2026-02-3",
		"31 feb 2026",
		"0001-01-01",
		"26 2025",
		"26 xyz 2025",
	])
		expect(readDay(text), text).toBeNull();
	expect([isDay("2024-02-29"), isDay("2023-02-29"), isDay("9999-12-31")]).toEqual([true, false, false]);
});

it.each([
	["2026-02-27T02:30:00Z", "2026-02-26"],
	["2026-02-27T02:30:00.000Z", "2026-02-26"],
	["2026-02-27 02:30:00 UTC", "2026-02-26"],
	["2026-02-27T05:00:00+00:00", "2026-02-27"],
	["2026-02-27T23:30:00-05:00", "2026-02-27"],
	["2026-02-27 23:30:00 -0800", "2026-02-28"],
	["2026-02-27T02:30:00+09", "2026-02-26"],
	["2026-02-27T02:30:00", "2026-02-27"],
	["2026-02-27 02:30", "2026-02-27"],
	["Jul 08 2026", "2026-07-08"],
	["2026-02-31T02:30:00Z", null],
	["2026-02-27T25:00:00Z", null],
	["2026-02-27 por la tarde", null],
])("reads %j as the day in Bogotá", (text, day) => {
	expect(readDay(text)).toBe(day);
});

it("is public from its day in Bogotá, the same day it was told", () => {
	// In Bogotá it is still the 6th.
	const now = new Date("2026-12-07T02:00:00Z");
	expect(publicSince(null, null, now)).toBe("2026-12-07T02:00:00.000Z");
	expect(publicSince("2026-12-06", null, now)).toBe("2026-12-07T02:00:00.000Z");
	expect(publicSince("2026-12-07", null, now)).toBeNull();
	expect(publicSince("2026-12-05", null, now)).toBe("2026-12-05T17:00:00.000Z");
	expect(publicSince("2026-12-05", "2026-12-05T09:00:00.000Z", now)).toBe("2026-12-05T09:00:00.000Z");
	expect(publicSince(null, "2099-01-01T00:00:00.000Z", now)).toBe("2026-12-07T02:00:00.000Z");
});
