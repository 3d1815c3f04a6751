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
	"r u m b o 2026",
	"R.u.m.b.o.2026",
	"obmur6202!",
	"Rumbo-admin-1",
	"rumbo.com.co",
	"rumbo_dos_mil",
	"rumbo𝟐𝟎𝟐𝟔!!",
	"bienvenido2026",
	"Bienvenida.2027",
	"administrador1",
	"Contraseña2026",
	"noviembre2026",
	"Cali2026!!!",
	"Medellín-2026!",
])("takes %s for guessed", (password) => {
	expect(passwordProblem(password, personal)).toBe("tooEasy");
});

it.each(["siete llamas azules", "Rumbo-caballo-pila-9", "un viaje 2026 sin mapas ni rumbo"])(
	"accepts %s, whose other words nobody knows",
	(password) => {
		expect(passwordProblem(password, personal)).toBeNull();
	},
);

it("counts the characters that are hashed", () => {
	expect(passwordProblem("rumbo𝟐𝟎𝟐𝟔", personal)).toBe("tooShort");
});

it("takes the brand of the settings for guessed too", () => {
	expect(passwordProblem("Almendro-2026!", ["Almendro"])).toBe("tooEasy");
});
