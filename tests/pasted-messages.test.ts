import { describe, expect, it } from "vitest";
import { textsIn } from "../domain/assistant/assistant-texts.ts";
import type { LeadFacts } from "../domain/leads/lead.ts";
import type { Language } from "../shared/language.ts";
import { answer, last } from "./support/dialogue.ts";

type Row = [language: Language, messages: string[], facts: Partial<LeadFacts>];

describe("what people paste, dictate and copy into the chat", () => {
	it.each<Row>([
		[
			"es",
			["Nuestro presupuesto es de 3.200.000.000 de pesos"],
			{ budget: "3.200.000.000 de pesos", phone: null },
		],
		["es", ["podemos invertir 15.000.000,00"], { budget: "15.000.000,00" }],
		["es", ["podemos invertir 15 000 000"], { budget: "15 000 000", phone: null }],
		["es", ["Mi correo es ana@gmail.com.Quedo atenta"], { email: "ana@gmail.com" }],
		["es", ["mi correo es ventas@peñalosa.co"], { email: "ventas@peñalosa.co" }],
		["es", ["escríbanme a ana＠ejemplo.co"], { email: "ana@ejemplo.co" }],
		["es", ["mi teléfono es 601 744 1234 ext. 12"], { phone: "+576017441234;ext=12" }],
		[
			"es",
			["soy Marcela Ríos del Hostal Cafetal en Salento, mi correo es marcela@cafetal.example"],
			{ name: "Marcela Ríos", company: "Hostal Cafetal", email: "marcela@cafetal.example" },
		],
		["es", ["buenas", "Andrés Felipe Ríos"], { name: "Andrés Felipe Ríos", need: null }],
		["en", ["hello", "Andrew Philip Rivers"], { name: "Andrew Philip Rivers", need: null }],
		[
			"es",
			["Rosa Gil, rosa@tiendalila.example, Tienda Lila. por favor más información"],
			{ name: "Rosa Gil", email: "rosa@tiendalila.example", company: "Tienda Lila" },
		],
		[
			"en",
			["Ann Lee, ann@leelaw.example, law firm. The issue is people leave without an answer"],
			{ name: "Ann Lee", industry: "other", need: expect.stringContaining("people leave without an answer") },
		],
		[
			"en",
			["Mark Dunn, mark@dunn.example. our issue: customers complain that nobody calls them back"],
			{ name: "Mark Dunn", need: expect.stringContaining("nobody calls them back") },
		],
		[
			"es",
			["me llamo luisa, de la clínica dental sonrisas en manizales"],
			{ name: "Luisa", company: "Clínica Dental Sonrisas" },
		],
		[
			"en",
			["i'm joe with harbor marine supply, joe@harbor.example"],
			{ name: "Joe", company: "Harbor Marine Supply" },
		],
		["en", ["22 rooms, 30 staff"], { companySize: "30 staff, 22 rooms" }],
		["en", ["9 guys, 4 trucks"], { companySize: "9 guys, 4 trucks" }],
		["es", ["soy Ana, de la tienda Trapitos"], { name: "Ana", company: "tienda Trapitos" }],
		["en", ["ppl cancel last minute"], { need: "ppl cancel last minute" }],
		["en", ["hi", "kyle 4045550199, north end tires"], { name: "Kyle", company: "North End Tires" }],
		["en", ["hi, I'm Kim Lee, kim@lee.com", "i already told you bay auto"], { company: "Bay Auto" }],
		["en", ["less no shows and answer calls at lunch"], { need: "less no shows and answer calls at lunch" }],
		["es", ["tenemos 22 habitaciones y somos 30"], { companySize: expect.stringMatching(/22.*30|30.*22/) }],
	])("%s: %j", (language, messages, facts) => {
		const { state, effects } = last(language, ...messages);
		expect(state.facts).toMatchObject(facts);
		expect([state.asksNothing, state.consentRevoked, effects]).toEqual([false, false, []]);
	});

	it.each([
		["es", "Diego Mora, diego@mora.example. ¿Cuánto cuesta?", "price"],
		["en", "I'm Sam Fox, sam@fox.example, we run a hostel. How long does it take?", "how-long"],
	] as const)(
		"%s: is answered before anything is asked, and what it tells is kept: «%s»",
		(language, message, entry) => {
			const { text, state } = last(language, message);
			expect(text).toContain(answer(entry, language));
			expect(state.facts.name).not.toBeNull();
			expect(state.facts.email).not.toBeNull();
		},
	);

	it.each([
		["es", "quisiera información para mi hotel", "hospitalidad-viajes"],
		["en", "I'd like information for my hotel", "hospitalidad-viajes"],
	] as const)("%s: who asks for information hears what we do: «%s»", (language, message, industry) => {
		const { text, state } = last(language, message);
		expect(text).toContain(answer("what-we-do", language));
		expect(state.facts).toMatchObject({ industry });
	});

	it.each([
		["es", "ya tenemos un bot y no sirve"],
		["en", "we already have a chatbot and it sucks"],
	] as const)("%s: a bot of somebody else is no complaint about us: «%s»", (language, message) => {
		const { text, state } = last(language, message);
		expect(text).toContain(answer("dislike-bots", language));
		expect(state.audience).toBe("prospect");
	});

	it("takes a question mark alone for not understood, and a thumb for yes", () => {
		const { objection, agreed } = textsIn("es");
		expect(objection.some((way) => last("es", "¿cuánto cuesta?", "?").text.startsWith(way))).toBe(true);
		expect(agreed.some((way) => last("es", "hola", "👍").text.startsWith(way))).toBe(true);
	});

	it.each([
		["es", "escríbanme a p&g@empresa.example"],
		["en", "write to p&g@company.example"],
	] as const)("%s: an address is whole or asked for: «%s»", (language, message) => {
		expect([null, message.split(" ").at(-1)]).toContain(last(language, message).state.facts.email);
	});

	it.each([
		["es", "¿cuál es la capital de Australia?"],
		["en", "what's the capital of France?"],
		["en", "what's the capital of your country?"],
	] as const)("%s: tells nothing of ours to «%s»", (language, message) => {
		const { sources, text } = last(language, message);
		expect(sources, text).toEqual([]);
	});
});
