import { expect, it } from "vitest";
import { momentText } from "./times.server.ts";

it("writes a day with its month's name, so that nobody takes it for another day", () => {
	expect(momentText("2026-11-04T13:00:00Z", "es").replaceAll("\u00a0", " ")).toBe("4 nov 2026, 8:00 a. m.");
	expect(momentText("2026-11-04T13:00:00Z", "en").replaceAll("\u00a0", " ")).toBe("Nov 4, 2026, 8:00 a.m.");
});
