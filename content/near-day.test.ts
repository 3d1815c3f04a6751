import { expect, it } from "vitest";
import { nearDay } from "./near-day.ts";

it.each([
	["2026-11-28", "hoy", "today"],
	["2026-11-27", "ayer", "yesterday"],
	["2026-11-29", "mañana", "tomorrow"],
	["2026-11-24", "el martes", "Tuesday"],
	["2026-11-21", "el 21 nov", "Nov 21"],
	["2026-12-01", "el 1 dic", "Dec 1"],
	["2027-09-01", "el 1 sept 2027", "Sep 1, 2027"],
])("says %s, seen from 28 November 2026, in a few words", (day, es, en) => {
	expect(nearDay(day, "2026-11-28", "es").replaceAll("\u00a0", " ")).toBe(es);
	expect(nearDay(day, "2026-11-28", "en").replaceAll("\u00a0", " ")).toBe(en);
});
