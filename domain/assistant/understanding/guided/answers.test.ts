import { describe, expect, it } from "vitest";
import { last } from "../../../../tests/support/dialogue.ts";

const es = ["soy Juan Pérez, juan@perez.example"];
const en = ["I'm John Smith, john@smith.example"];
const toNeed = { es: [...es, "Hotel Sol"], en: [...en, "Hotel Sun"] };
const toBudget = {
	es: [...toNeed.es, "contestar whatsapp de noche", "12 personas"],
	en: [...toNeed.en, "answer whatsapp at night", "12 people"],
};

describe("a need in words that resemble something else", () => {
	it.each([
		["es", [...es, "Pérez SAS", "queremos IA para soporte"], "IA para soporte"],
		["es", [...toNeed.es, "facturacion electronica y pedidos"], "facturacion electronica y pedidos"],
	] as const)("is taken, or offered: %s %j", (language, messages, need) => {
		const { state } = last(language, ...messages);
		expect(state.facts.need ?? state.suggested.need).toBe(need);
	});

	it.each([
		["es", "quiero hablar con una persona"],
		["es", "quiero saber el precio"],
		["es", "busco trabajo"],
		["es", "quiero que borren mis datos"],
		["en", "I want to talk to someone"],
		["en", "I want to cancel"],
		["en", "looking for a job"],
	] as const)("is not what somebody wants of us: %s %j", (language, message) => {
		const { state } = last(language, message);
		expect([state.facts.need, state.suggested.need]).toEqual([null, undefined]);
	});
});

describe("an answer as people give it", () => {
	it.each([
		["es", [...toBudget.es, "unos 20 millones?"], "unos 20 millones"],
		["es", [...toBudget.es, "10 millones pero si es mas no importa"], "10 millones"],
		["en", [...toBudget.en, "around 20k?"], "around 20k"],
	] as const)(
		"to the question for a budget is offered though it hedges: %s %j",
		(language, messages, budget) => {
			const { state } = last(language, ...messages);
			expect(state.facts.budget ?? state.suggested.budget).toBe(budget);
		},
	);

	it.each([
		["es", "diciembre"],
		["es", "para diciembre"],
		["es", "no hay afán"],
		["en", "in march"],
		["en", "no rush"],
	] as const)("to the question for when is a date or a pace: %s %j", (language, timing) => {
		const budget = language === "es" ? "5 millones" : "5 thousand dollars";
		expect(last(language, ...toBudget[language], budget, timing).state.facts.timing).toBe(timing);
	});

	it.each([
		["es", [...es, "no tiene nombre"], "company"],
		["es", [...toBudget.es, "no tengo plata jaja"], "budget"],
		["en", [...en, "it has no name yet"], "company"],
	] as const)("tells that there is none: %s %j", (language, messages, fact) => {
		const { state } = last(language, ...messages);
		expect(state.facts[fact]).toBeNull();
		expect(state.suggested[fact]).toBeUndefined();
		expect(state.declined).toContain(fact);
	});

	it("has a company's whole name where each word has a capital", () => {
		expect(last("en", ...en, "Not Your Dads Garage").state.facts.company).toBe("Not Your Dads Garage");
		expect(last("en", ...en, "Mark It Down Accounting").state.facts.company).toBe("Mark It Down Accounting");
	});

	it.each([
		["es", "juan perez, panaderia La Última", "Juan Perez"],
		["es", "doña gloria 3129998877", "Gloria"],
		["en", "Sam Wilson, Lodge & Co", "Sam Wilson"],
		["en", "dan dan@rrokay.example", "Dan"],
	] as const)("begins with the name that was asked for: %s %j", (language, message, name) => {
		const opening = language === "es" ? ["hola", "contestar mensajes"] : ["hi", "answer messages"];
		expect(last(language, ...opening, message).state.facts.name).toBe(name);
	});

	it("that is not understood has its question asked again", () => {
		const { state, text } = last("es", ...toBudget.es, "¿y eso?");
		expect([state.awaiting, text.includes("?")]).toEqual(["budget", true]);
	});
});

it("says that it corrected something only where it was told to", () => {
	expect(
		last("es", ...toNeed.es, "contestar mensajes", "18 habitaciones", "somos 25 empleados").text,
	).not.toMatch(/correg|cambi/);
});
