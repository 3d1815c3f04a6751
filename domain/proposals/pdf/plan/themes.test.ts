import { expect, it } from "vitest";
import { holdsAnyPattern } from "./themes.ts";

const phrases = ["nadie contest*", "respond* + de noche", "cita", "!telefon*"];

it.each(["Nadie contestó", "de NOCHE no respondemos", "¿Una cita?"])("finds a phrase in «%s»", (text) =>
	expect(holdsAnyPattern(text, phrases)).toBe(true),
);

it.each(["respondemos", "de noche", "excitante", "Nadie contesta el teléfono", ""])(
	"finds none in «%s»",
	(text) => expect(holdsAnyPattern(text, phrases)).toBe(false),
);
