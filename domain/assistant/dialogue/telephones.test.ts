import { describe, expect, it } from "vitest";
import { effectsOf, fieldsOf, last } from "../../../tests/support/dialogue.ts";
import { textsIn } from "../assistant-texts.ts";

const countryShown = (reply: ReturnType<typeof last>) => fieldsOf(reply).country;

it("keeps no number that it is told to delete, also where it knew none", () => {
	for (const message of ["borren mi numero 3124567890", "por favor borren mi numero 3124567890"])
		expect(last("es", "hola", message).state.facts.phone).toBeNull();
	expect(last("es", "hola", "olvidé mi correo: ana@brisa.example").state.facts.email).toBe(
		"ana@brisa.example",
	);
});

describe("a telephone without its code", () => {
	it("is asked about, while the team hears at once of a visitor who can be reached otherwise", () => {
		const call = "It's urgent. Can someone ring me? 07911 123456";
		const told = last("en", "Bill Hartley, bill@boats.example", call);
		expect([effectsOf(told), told.choices.length]).toEqual([["call-person"], 1]);
	});

	it("is asked about where it may be of two countries, and stored by a press or with its code", () => {
		const messages = ["Soy Ana Ruiz, estoy en México, mi número es 312 345 6789"];
		const reply = last("es", ...messages);
		expect(reply.state.facts.phone).toBeNull();
		expect(reply.text).toContain(textsIn("es").phone.country);
		expect(reply.choices.map(({ value }) => value)).toEqual([
			"slot:phone=+523123456789",
			"slot:phone=+573123456789",
		]);
		const [choice] = reply.choices;
		expect(last("es", ...messages, choice?.label ?? "").state.facts.phone).toBe("+523123456789");
	});

	it("opens the contact card on that country, else on Colombia in both languages", () => {
		expect(countryShown(last("es", "estoy en Lima", "quiero la propuesta"))).toBe("PE");
		for (const language of ["es", "en"] as const)
			expect(
				countryShown(last(language, language === "es" ? "quiero la propuesta" : "I want a proposal")),
			).toBe("CO");
	});
});
