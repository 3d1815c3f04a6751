import { describe, expect, it } from "vitest";
import { effectsOf, last } from "../../../../tests/support/dialogue.ts";

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

	it.each([
		["es", "no tengo 5 millones", null],
		["es", "vendemos 300 millones al año", null],
		["es", "no tengo más de 2 millones", "2 millones"],
		["es", "vendemos como 300 millones, podemos gastar 2 millones", "2 millones"],
		["es", "no tengo mucho, unos 2 millones", "unos 2 millones"],
		["es", "no puedo pagar más de 800 mil", "800 mil"],
		["es", "no tengo sino 2 millones", "2 millones"],
		["en", "I don't have more than $500 a month", "$500 a month"],
		["en", "could we make it 500 dollars", "500 dollars"],
		["es", "3 millones, facturamos 80 millones al mes", "3 millones"],
		["en", "$2000, we sell $50k a month", "$2000"],
		["es", "no sé, ¿unos 500 mil?", "500 mil"],
	] as const)("is no budget where the sum is not to be spent: %s %s", (language, message, budget) => {
		const { facts, suggested } = last(language, ...toBudget[language], message).state;
		const told = facts.budget ?? suggested.budget ?? "";
		expect(budget === null ? told : told.endsWith(budget)).toBe(budget === null ? "" : true);
	});

	it.each([
		["es", "son 4 y no 3", "4 personas"],
		["en", "change 3 to 4", "4 people"],
		["en", "sorry, 4 not 3", "4 people"],
		["es", "de 3 a 5", "3 personas"],
		["en", "3 to 5 thousand", "3 people"],
		["es", "no, de 3 a 4", "3 personas"],
	] as const)("changes the known number that it names: %s %s", (language, message, size) => {
		const told = language === "es" ? "3 personas" : "3 people";
		expect(
			last(language, ...toNeed[language], "contestar mensajes", told, message).state.facts.companySize,
		).toBe(size);
	});

	it.each([
		["es", [...toNeed.es, "contestar mensajes", "en 3 meses"], "en 3 meses"],
		["en", ["hi", "answer messages", "in 3 months"], "in 3 months"],
		["en", [...toNeed.en, "20 missed calls"], null],
		["en", ["hi", "tomorrow 3 pm"], null],
		["en", ["hi", "free for 3 months"], null],
	] as const)("is a time also where something else was asked: %s %j", (language, messages, timing) => {
		expect(last(language, ...messages).state.facts.timing).toBe(timing);
	});

	it.each([
		["es", "no quiero dar mi correo"],
		["es", "no kiero dar mi correo"],
		["en", "I'd rather not share my email"],
	] as const)("refuses an address, and asks nothing of what we do with it: %s %s", (language, message) => {
		const { state } = last(language, language === "es" ? "hola" : "hi", message);
		expect([state.declined, state.asksNothing]).toEqual([["email"], false]);
	});

	it.each([
		["es", "no hay problema, te doy mi correo"],
		["es", "ahora no puedo hablar, te dejo mi correo"],
		["es", "no tengo problema en dar mi correo"],
		["es", "los clientes no dejan su correo"],
		["en", "visitors don't leave their email on the site"],
		["en", "I'm Ana Ruiz. Drop me an email at ana@brisa.example"],
		["es", "no borren mi numero 3124567890"],
		["es", "Ana Borrero, correo ana@borrero.example"],
		["es", "olvidé poner el correo: ana@brisa.example"],
		["es", "no quiero dejar el WhatsApp solo"],
		["en", "we don't provide phone support"],
		["en", "Joe Ruiz, Sacramento, phone 916-555-0123"],
	] as const)("refuses nothing: %s %s", (language, message) => {
		expect(last(language, language === "es" ? "hola" : "hi", message).state.declined).toEqual([]);
	});

	it.each([
		["Puedo pedir que borren mis datos, ¿verdad?"],
		["Si luego les pido borrar mis datos, ¿los borran?"],
		["Una llamada, ¿cuánto cuesta?"],
	])("asks, and orders nothing: %s", (message) => {
		const reply = last("es", ...toNeed.es, message);
		expect([reply.state.asksNothing, effectsOf(reply)]).toEqual([false, []]);
	});

	it("leaves the budget open where revenue is told beside another question", () => {
		const { facts, declined } = last("es", ...toNeed.es, "somos 5 y vendemos 30 millones al mes").state;
		expect([facts.budget, declined]).toEqual([null, []]);
	});

	it("leaves a time to call to the call", () => {
		const reply = last("es", "quiero que me llamen al 3104567890", "en 1 semana");
		expect(effectsOf(reply)).toContain("call-person");
	});

	it("asks beside its refusal", () => {
		const { text } = last("es", ...toBudget.es, "la verdad ni idea, ¿cuánto cuesta?");
		expect(text).toContain("depende");
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
