import { describe, expect, it } from "vitest";
import { startDialogue } from "../../../dialogue/state.ts";
import { understand } from "../understand.ts";
import { tagMessage } from "./tag-message.ts";
import { tokensOf } from "./tokens.ts";

it("takes an address, a telephone and a sum for one token each", () => {
	const kinds = tokensOf("ana.ruiz@brisa.co, +57 310 456 7890: 1.500.000").map(({ kind }) => kind);
	expect(kinds).toEqual(["email", "mark", "phone", "mark", "number"]);
});

it("finds nothing in a message without words", () => {
	expect(tagMessage("", null)).toEqual([]);
});

/** The facts of a message, the first of a conversation unless something was asked. */
function facts(message: string, awaiting: "company" | "contact" | "companySize" = "contact") {
	const language = /[áéíóúñ¡¿]|\b(?:es|de|la|el|se|soy|y|somos)\b/.test(message) ? "es" : "en";
	const state = { ...startDialogue(), awaiting };
	const { commands } = understand(message, { state, language, brand: { product: "Rumbo" } });
	return Object.fromEntries(
		commands.flatMap((command) =>
			command.kind === "set-slot" && command.evidence === "plain" ? [[command.slot, command.value]] : [],
		),
	);
}

describe("the facts of a message", () => {
	it.each([
		["hola soy lina de tours tayrona", { name: "Lina", company: "Tours Tayrona" }],
		["Marlon Pryce here from Pryce Lumber", { name: "Marlon Pryce", company: "Pryce Lumber" }],
		["mi nombre es Luis Rey. la empresa se llama techos y muros del norte", { name: "Luis Rey" }],
		["The hotel name is Coral Lantern.", { company: "Coral Lantern" }],
		["tengo una clínica dental en Envigado, somos 12 personas", { companySize: "12 personas" }],
		["we could spend 900 dollars a month, starting in March", { budget: "900 dollars a month" }],
		["quisiéramos tenerlo andando antes de diciembre", { timing: "antes de diciembre" }],
	])("«%s»", (message, expected) => {
		expect(facts(message)).toMatchObject(expected);
	});

	it.each([
		"ya les escribí a ventas@rivalsas.example y no contestan",
		"Mi contador, Hernán Duque, me pidió el RUT de ustedes",
		"quiero hablar con Tomás Arbeláez",
		"vi en Facebook que cobran 3 millones mensuales",
		"El gerente de Alkosto dice que eso se demora seis meses",
		"nos escriben 200 personas al día",
		"our price list goes from 50 to 300 dollars",
		"put me through to Laura Cifuentes",
	])("«%s» tells nothing of who writes", (message) => {
		const { name, email, company, companySize, budget, timing } = facts(message);
		expect([name, email, company, companySize, budget, timing]).toEqual(Array(6).fill(undefined));
	});

	it("are who they are and no more of who only studies", () => {
		expect(facts("hi, I'm a student at Stanford University, it's for my thesis").industry).toBeUndefined();
	});
});
