import { expect, it } from "vitest";
import { responseTimeSentence } from "./response-time.server.ts";

const nobody = { contactPerson: null, answerDays: null };
const laura = { contactPerson: "Laura $& Cifuentes", answerDays: null };

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

// Received on Monday before a holiday, on Friday evening, and on Saturday, when the team reads it on Monday.
it.each([
	["2026-12-07T15:00:00Z", 0, "el 7 de diciembre de 2026."],
	["2026-12-07T15:00:00Z", 1, "el 9 de diciembre de 2026."],
	["2026-12-11T23:30:00Z", 1, "el 15 de diciembre de 2026."],
	["2026-12-12T15:00:00Z", 2, "el 16 de diciembre de 2026."],
])("says until when, where the settings promise it (%s, %i working days)", (now, answerDays, date) => {
	const brand = { ...nobody, answerDays };
	expect(responseTimeSentence("willWrite", brand, new Date(now), "es")).toMatch(
		new RegExp(`\\. Tienes respuesta a más tardar ${date}$`),
	);
	expect(responseTimeSentence("willRead", brand, new Date(now), "es")).not.toContain("tardar");
});
