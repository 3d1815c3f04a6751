import { describe, expect, it } from "vitest";
import { whenSomebodyAnswers } from "./business-hours.ts";

describe("when somebody answers", () => {
	// Monday 23 November 2026; Bogotá is five hours behind UTC.
	it("names the hour alone for the same day", () => {
		expect(whenSomebodyAnswers(new Date("2026-11-23T10:30:00Z"), "es")).toContain("hoy");
		expect(whenSomebodyAnswers(new Date("2026-11-23T10:30:00Z"), "en")).toContain("today");
	});
	it("names the day when it is another one", () => {
		const evening = whenSomebodyAnswers(new Date("2026-11-24T04:30:00Z"), "en");
		expect(evening).toContain("Tuesday");
		expect(evening).not.toContain("today");
	});
});
