import { describe, expect, it } from "vitest";
import { startDialogue } from "../../../dialogue/state.ts";
import { understand } from "../understand.ts";

/** What a message gives as the company, as `likely` where it is to be confirmed. */
function company(message: string, awaiting: "company" | "contact" | null = null) {
	const language = /[áéíóúñ¡¿]|\b(?:es|de|la|el|se|soy)\b/.test(message) ? "es" : "en";
	const state = { ...startDialogue(), awaiting };
	const { commands } = understand(message, { state, language, brand: { product: "Rumbo" } });
	const found = commands.find((command) => "slot" in command && command.slot === "company");
	if (found?.kind === "correct-slot") return found.value;
	return found?.kind === "set-slot" ? `${found.value}${found.evidence === "likely" ? " ?" : ""}` : null;
}

describe("the company that somebody names as theirs", () => {
	it.each([
		["Es Veterinaria Patitas Felices", "company", "Veterinaria Patitas Felices"],
		["It's Harbour Dental.", "company", "Harbour Dental"],
		["Buenos días. Escribo de la Fundación Raíces, trabajamos con niños", null, "Fundación Raíces"],
		["Hi, I'm Tess Vale. I run a cooking school in Lima called Casa Sabor.", null, "Casa Sabor"],
		["Olivares se llama!!", "company", "Olivares"],
		["Ya le dije, panadería Trigo Dorado", "company", "Panadería Trigo Dorado"],
		["Casa Sabor, like I said. We're 9 people.", "company", "Casa Sabor"],
		["Nuevas vidas", "company", "Nuevas vidas ?"],
		["el gym es Tren Superior, en Soledad", null, "Tren Superior"],
		["I am Engr. Emeka Okafor, MD of Okafor Homes Ltd, Lekki", null, "Okafor Homes Ltd"],
		["hola soy lina de tours tayrona", null, "Tours Tayrona"],
		["The hotel name is Coral Lantern.", null, "Coral Lantern"],
		["Buenas, escribo del Hotel Alameda", null, "Hotel Alameda"],
		["Somos 7 odontólogos y 3 auxiliares", "company", null],
		["Somos una agencia de tours en Cusco, Machu Picchu, Rainbow Mountain", null, null],
		["mi nombre es Luis Rey. la empresa se llama techos y muros del norte", null, "Techos y Muros del Norte"],
		[
			"I'm writing on behalf of my boss, Dr. Karen Oakes, director of Colegio Saint George's, a school in Cali. My name is Amy Reed, I'm her assistant.",
			null,
			"Colegio Saint George's",
		],
	] as const)("«%s»", (message, awaiting, expected) => {
		expect(company(message, awaiting)).toBe(expected);
	});

	it.each([
		"Hola, soy estudiante de derecho de la Universidad del Valle y hago mi tesis",
		"hi, I'm a student at Stanford University, it's for my thesis",
	])("«%s»: where somebody studies is none", (message) => {
		expect(company(message)).toBeNull();
	});
});
