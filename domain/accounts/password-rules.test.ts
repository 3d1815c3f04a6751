import { expect, it } from "vitest";
import { passwordProblem } from "./password-rules.ts";

const personal = ["ana.paz", "ana@brisa.example", "Ana Paz"];

it.each([
	"Rumbo2026!!",
	"RumboBogota2026",
	"Rumbo.Bogota.2026!",
	"rumbo-colombia-22",
	"Bogotá2027!!",
	"B0g0ta.2024.*",
	"ContactPilot!2026!Rumbo",
	"npsie-rumbo-2026",
	"Travel AI Booster 1",
	"brisa-2026-brisa",
])("takes %s for guessed", (password) => {
	expect(passwordProblem(password, personal)).toBe("tooEasy");
});

it.each(["siete llamas azules", "Rumbo-caballo-pila-9", "un viaje 2026 sin mapas ni rumbo"])(
	"accepts %s, whose other words nobody knows",
	(password) => {
		expect(passwordProblem(password, personal)).toBeNull();
	},
);

it("takes the brand of the settings for guessed too", () => {
	expect(passwordProblem("Almendro-2026!", ["Almendro"])).toBe("tooEasy");
});
