import { describe, expect, it } from "vitest";
import { effectsOf, last, play, told } from "../../../tests/support/dialogue.ts";
import { takeTurn } from "../assistant.ts";
import { startDialogue } from "./state.ts";

const shown = [...told, "quiero la propuesta"];
const shownInEnglish = [
	"I'm Ana Ruiz from Hotel Brisa, ana@brisa.example",
	"at night we lose bookings because nobody answers",
	"I want the proposal",
];
const need = "de noche perdemos reservas porque nadie contesta";
const needInEnglish = "at night we lose bookings because nobody answers";

describe("what is typed while the summary stands", () => {
	it.each([
		["agrégale que también queremos recordatorios", "también queremos recordatorios"],
		["y que incluya el inventario", "el inventario"],
		["hágala, pero agregue el instagram y mándela, por favor", "el instagram"],
	])("«%s» is added to the need, and shown before anything is made", (message, addition) => {
		const reply = last("es", ...shown, message);
		expect(reply.state.facts.need).toBe(`${need}; ${addition}`);
		expect([reply.form?.name, effectsOf(reply)]).toEqual(["summary", []]);
		expect(effectsOf(last("es", ...shown, message, "sí"))).toEqual(["make-proposal"]);
	});

	it.each([
		["also add automatic invoicing", "automatic invoicing"],
		["make it, but add reminders too", "reminders"],
		["can you also add the inventory?", "the inventory"],
	])("«%s» is added in English", (message, addition) => {
		const reply = last("en", ...shownInEnglish, message);
		expect(reply.state.facts.need).toBe(`${needInEnglish}; ${addition}`);
		expect([reply.form?.name, effectsOf(reply)]).toEqual(["summary", []]);
	});

	it.each([
		"no le falta nada",
		"falta algo",
		"ponle mi logo",
		"agrega mi teléfono 300 123 4567",
		"agrega que somos 15 personas",
		"agrega que quiero hablar con una persona",
		"¿incluye el mantenimiento?",
	])("«%s» adds nothing to the need", (message) => {
		expect(last("es", ...shown, message).state.facts.need).toBe(need);
	});

	it("keeps an addition to a likely need as likely until it is agreed to", () => {
		const start = startDialogue();
		const facts = { ...start.facts, name: "Ana", email: "ana@brisa.example", industry: "other" as const };
		const state = { ...start, facts, suggested: { need }, awaiting: "summary" as const };
		const added = takeTurn({ state, message: "agrega recordatorios", language: "es" });
		expect(added.state.facts.need).toBeNull();
		expect(added.form?.fields.find(({ name }) => name === "need")?.value).toBe(`${need}; recordatorios`);
		const agreed = takeTurn({ state: added.state, message: "sí", language: "es" });
		expect([effectsOf(agreed), agreed.state.facts.need]).toEqual([
			["make-proposal"],
			`${need}; recordatorios`,
		]);
	});

	it.each([
		["mi correo es otro: dos@brisa.example", "email", "dos@brisa.example"],
		["somos 15, no 12", "companySize", "15 personas"],
		["quita el presupuesto", "budget", null],
		["la empresa se llama Hotel Brisa Mar", "company", "Hotel Brisa Mar"],
		["es una tienda de ropa, no un hotel", "industry", "retail-ecommerce"],
	] as const)("«%s» changes that value and shows it", (message, fact, value) => {
		const reply = last("es", ...shown, "somos 12 personas, 3 millones al mes", message);
		expect(reply.state.facts[fact]).toBe(value);
		expect([reply.form?.name, effectsOf(reply)]).toEqual(["summary", []]);
	});

	it("makes it at once where an exact value is corrected and ordered in one, and shows anything else first", () => {
		const twelve = [...shown, "somos 12 personas"];
		const made = last("es", ...twelve, "cámbialo a 15 personas y mándala");
		expect([effectsOf(made), made.state.facts.companySize]).toEqual([["make-proposal"], "15 personas"]);
		for (const message of [
			"cambia la empresa a Posada Ceiba y mándala",
			"somos 15 personas, 3 millones al mes, mándala",
		])
			expect(effectsOf(last("es", ...twelve, message)), message).toEqual([]);
	});

	it("never makes what was to be changed as it stood", () => {
		const english = [...shownInEnglish, "we are 12 people", "change it to 18 people and make it"];
		const reply = last("en", ...english);
		expect(effectsOf(reply).includes("make-proposal") || reply.form?.name === "summary").toBe(true);
		expect(reply.state.facts.companySize).toBe("18 people");
	});

	it.each([
		["es", "sí, todo bien, gracias", true],
		["es", "perfecto, gracias", true],
		["es", "listo, gracias", true],
		["en", "yes all good thanks", true],
		["en", "looks great, thank you!", true],
		["es", "no gracias", false],
		["en", "no thanks", false],
		["es", "gracias, muy amable", false],
		["es", "gracias, ¿y cuánto cuesta?", false],
	] as const)("%s: «%s» is a yes or none", (language, message, isYes) => {
		const before = language === "es" ? shown : shownInEnglish;
		expect(effectsOf(last(language, ...before, message)).includes("make-proposal")).toBe(isYes);
	});

	it.each([
		["es", "otra empresa me hizo una propuesta mejor"],
		["en", "my partner wants a different proposal"],
		["en", "yeah right"],
		["en", "right. whatever"],
		["es", "perfecto, entonces no"],
	] as const)("%s: «%s» orders nothing", (language, message) => {
		const before = language === "es" ? shown : shownInEnglish;
		expect(effectsOf(last(language, ...before, message))).toEqual([]);
	});

	it("keeps the summary in sight of who only says thank you", () => {
		expect(play("es", ...shown, "muchas gracias").at(-1)?.form?.name).toBe("summary");
	});
});
