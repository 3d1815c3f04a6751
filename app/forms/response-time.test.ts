import { expect, it } from "vitest";
import { responseTimeSentence } from "./response-time.server.ts";

const nobody = { contactPerson: null };
const laura = { contactPerson: "Laura $& Cifuentes" };

// Bogotá is five hours behind UTC, and Monday 7 December is followed by a holiday.
it.each([
	["2026-12-07T15:00:00Z", "Te escribe una persona del equipo. Hoy atendemos hasta las 6 p. m."],
	["2026-12-07T11:00:00Z", "Te escribe una persona del equipo hoy, desde las 8 a. m."],
	["2026-12-07T23:00:00Z", "Te escribe una persona del equipo el miércoles 9 desde las 8 a. m."],
])("says who writes and when, with hours that never break (%s)", (now, expected) => {
	const text = responseTimeSentence("willWrite", nobody, new Date(now), "es");
	expect(text.replaceAll("\u00a0", " ")).toBe(expected);
	expect(text).toMatch(/\d\u00a0[ap]\.\u00a0m\.$/);
});

it("names who answers, when the settings do, and what a comment waits for", () => {
	const at = new Date("2026-12-07T15:00:00Z");
	expect(responseTimeSentence("willWrite", laura, at, "en")).toBe(
		"Laura $& Cifuentes will write to you. We’re in until 6\u00a0p.m. today, Colombia time.",
	);
	expect(responseTimeSentence("willRead", laura, at, "es")).toContain("Lo lee Laura $& Cifuentes. Hoy");
});
