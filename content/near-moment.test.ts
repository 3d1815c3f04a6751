import { expect, it } from "vitest";
import { nearMoment } from "./near-moment.ts";

// Ten in the morning in Bogotá.
const now = new Date("2026-11-28T15:00:00Z");

it.each([
	["2026-11-28T14:59:50Z", "hace 1 minuto", "1 minute ago"],
	["2026-11-28T14:20:00Z", "hace 40 minutos", "40 minutes ago"],
	["2026-11-28T12:00:00Z", "hace 3 horas", "3 hours ago"],
	["2026-11-28T04:30:00Z", "ayer, 11:30 p. m.", "yesterday, 11:30 p.m."],
	["2026-11-24T21:32:00Z", "el martes, 4:32 p. m.", "Tuesday, 4:32 p.m."],
	["2026-11-12T21:32:00Z", "el 12 nov", "Nov 12"],
	["2026-11-28T20:00:00Z", "hoy, 3:00 p. m.", "today, 3:00 p.m."],
	["2026-12-01T15:00:00Z", "el 1 dic, 10:00 a. m.", "Dec 1, 10:00 a.m."],
])("says %s as people do, with the whole date beside", (at, es, en) => {
	const spaced = (text: string) => text.replaceAll("\u00a0", " ");
	expect(spaced(nearMoment(at, now, "es").text)).toBe(es);
	expect(spaced(nearMoment(at, now, "en").text)).toBe(en);
	expect(nearMoment(at, now, "es")).toMatchObject({ iso: at, whole: expect.stringContaining("de 2026, ") });
});
