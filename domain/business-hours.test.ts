import { describe, expect, it } from "vitest";
import { answerTimeSentence, teamHoursAt } from "./business-hours.ts";

describe("when somebody answers", () => {
	// Monday 23 November 2026; Bogotá is five hours behind UTC.
	it("names the hour alone for the same day", () => {
		expect(answerTimeSentence(new Date("2026-11-23T10:30:00Z"), "es")).toContain("hoy");
		expect(answerTimeSentence(new Date("2026-11-23T10:30:00Z"), "en")).toContain("today");
	});
	it("names the day when it is another one", () => {
		const evening = answerTimeSentence(new Date("2026-11-24T04:30:00Z"), "en");
		expect(evening).toContain("Tuesday");
		expect(evening).not.toContain("today");
	});
});

it.each([
	["2026-11-20T15:00:00Z", null],
	["2026-11-20T12:59:00Z", "2026-11-20T13:00:00.000Z"],
	["2026-11-20T23:00:00Z", "2026-11-23T13:00:00.000Z"],
	["2026-11-21T15:00:00Z", "2026-11-23T13:00:00.000Z"],
	["2026-12-08T15:00:00Z", "2026-12-09T13:00:00.000Z"],
])("the team answers on weekdays that are no holidays (%s)", (now, opens) => {
	const state = teamHoursAt(new Date(now));
	expect(state.open ? null : state.opensAt.toISOString()).toBe(opens);
});

it("says when somebody will answer, in both languages", () => {
	const saturday = new Date("2026-11-21T15:00:00Z");
	expect(answerTimeSentence(saturday, "es")).toMatch(
		/Te responden el lunes\u00a023 desde las 8\u00a0a\.\u00a0m\.$/,
	);
	expect(answerTimeSentence(saturday, "en")).toMatch(
		/reply on Monday, November 23, starting at 8\u00a0a\.m\.$/,
	);
	for (const language of ["es", "en"] as const)
		expect(answerTimeSentence(saturday, language)).toMatch(/[^.\s]\.$/);
});
