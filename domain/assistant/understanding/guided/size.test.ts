import { expect, it } from "vitest";
import { last } from "../../../../tests/support/dialogue.ts";

it.each([
	["es", ["tenemos 14 habitaciones", "empleados somos 7"], "7 empleados, 14 habitaciones"],
	["es", ["somos 9 en total, 4 son vendedores"], "9"],
	[
		"es",
		["tenemos 14 habitaciones", "no no, 7 empleados, no 7 habitaciones"],
		"7 empleados, 14 habitaciones",
	],
	["en", ["18 on staff, three of them part time"], "18 on staff"],
] as const)("%s: counts who there are in all, and nothing that is denied: %j", (language, messages, size) => {
	expect(last(language, ...messages).state.facts.companySize).toBe(size);
});
