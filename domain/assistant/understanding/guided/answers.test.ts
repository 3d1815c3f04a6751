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
		["en", [...en, "Smith Inc", "we want AI for phone orders"], "AI for phone orders"],
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
		["es", "quiero comprar el asistente"],
		["es", "necesito que me contesten ya"],
		["en", "I need an answer"],
		["en", "I want to buy one"],
	] as const)("is not what somebody wants of us: %s %j", (language, message) => {
		const { state } = last(language, message);
		expect([state.facts.need, state.suggested.need]).toEqual([null, undefined]);
	});
});

describe("an answer as people give it", () => {
	it.each([
		["es", [...toBudget.es, "unos 20 millones?"], "unos 20 millones"],
		["es", [...toBudget.es, "10 millones pero si es mas no importa"], "10 millones"],
	] as const)(
		"to the question for a budget is offered though it hedges: %s %j",
		(language, messages, budget) => {
			const { state } = last(language, ...messages);
			expect(state.facts.budget ?? state.suggested.budget).toBe(budget);
		},
	);

	it.each([
		["es", "diciembre"],
		["es", "no hay afán"],
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
	});

	it.each([
		["es", "Hola Es Panadería La Espiga", "Panadería La Espiga"],
		["es", "Trabajo En Hotel Casa Azul", "Hotel Casa Azul"],
		["es", "Borra Mis Datos", null],
		["en", "Delete My Data", null],
		["en", "STOP ASKING ME", null],
	] as const)("has no greeting or request in a company's name: %s %s", (language, message, company) => {
		const { facts } = last(language, ...(language === "es" ? es : en), message).state;
		expect(facts.company).toBe(company);
	});

	it.each([
		["es", "juan perez, panaderia La Última", "Juan Perez"],
		["es", "doña gloria 3129998877", "Gloria"],
		["en", "dan dan@rrokay.example", "Dan"],
	] as const)("begins with the name that was asked for: %s %j", (language, message, name) => {
		const opening = language === "es" ? ["hola", "contestar mensajes"] : ["hi", "answer messages"];
		expect(last(language, ...opening, message).state.facts.name).toBe(name);
	});

	it.each([
		["es", "Pedro pasa citas manualmente"],
		["es", "Julio próximo, arrancamos"],
		["es", "Marina Puerto Bonito, alquilamos lanchas"],
		["en", "Mark handles customer orders"],
		["en", "Chase unpaid invoices"],
		["en", "Junior sports league, two hundred kids"],
		["en", "Mark answers phones 312 555 1234"],
	] as const)("is no name though it begins with one: %s %s", (language, message) => {
		const opening = language === "es" ? ["hola", "contestar mensajes"] : ["hi", "answer messages"];
		expect(last(language, ...opening, message).state.facts.name).toBeNull();
	});

	it("that is not understood has its question asked again", () => {
		const missed = "pues lo de siempre con los de allá";
		const { state, text } = last("es", ...toBudget.es, missed);
		expect(text).toMatch(/no (lo|la) entendí/);
		expect(state.awaiting).toBe("budget");
		expect(last("es", ...toBudget.es, missed, missed).state.awaiting).toBe("person");
	});
});

it("says that it corrected something only where it was told to", () => {
	expect(
		last("es", ...toNeed.es, "contestar mensajes", "18 habitaciones", "somos 25 empleados").text,
	).not.toMatch(/correg|cambi/);
});
