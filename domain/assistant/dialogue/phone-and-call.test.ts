import { describe, expect, it } from "vitest";
import { callTimeOf, effectsOf, last, play, told } from "../../../tests/support/dialogue.ts";
import { textsIn } from "../say.ts";

const countryShown = (reply: ReturnType<typeof last>) =>
	reply.form?.fields.find(({ name }) => name === "country")?.value;

describe("a telephone without its code", () => {
	it.each([
		["es", ["estoy en Lima, soy Luis Paredes, mi número es 987 654 321"], "+51987654321"],
		["es", ["estoy en Lima", "mi número es 987 654 321"], "+51987654321"],
		["en", ["I'm Joe Diaz from Guadalajara, 33 1234 5678"], "+523312345678"],
		["en", ["I'm Joe Diaz from London, 020 7946 0958"], "+442079460958"],
		["es", ["soy Ana Ruiz, vivo en Lima, mi celular es 300 123 4567"], "+573001234567"],
		["es", ["soy Ana Ruiz, mi celular es 300 123 4567"], "+573001234567"],
	] as const)("is of the country they named (%s, %s)", (language, messages, number) => {
		expect(last(language, ...messages).state.facts.phone).toBe(number);
	});

	it.each([
		["es", "soy Jesús Barragán, mi número es 33 5550 0184", ["+523355500184"]],
		["en", "I'm Bill Hartley, my number is 07911 123456", ["+447911123456"]],
	] as const)(
		"that is none here is asked about where it is one elsewhere (%s)",
		(language, message, numbers) => {
			const reply = last(language, message);
			expect(reply.state.facts.phone).toBeNull();
			expect(reply.choices.map(({ value }) => value)).toEqual(
				numbers.map((number) => `slot:phone=${number}`),
			);
			expect(last("es", "mi celular es 316 1234 5678").choices).toEqual([]);
		},
	);

	it("keeps the wish for a call while it is asked about, and tells the team at once who can be reached otherwise", () => {
		const call = "It's urgent. Can someone ring me? 07911 123456";
		const asked = last("en", "Bill Hartley here", call);
		expect([effectsOf(asked), asked.state.wanted]).toEqual([[], "person"]);
		const told = last("en", "Bill Hartley, bill@boats.example", call);
		expect([effectsOf(told), told.choices.length]).toEqual([["call-person"], 1]);
	});

	it("is of no country that is only spoken of", () => {
		const messages = ["vendemos flores en Miami", "soy Ana Ruiz, mi celular es 320 555 0119"];
		expect(last("es", ...messages).state.facts.phone).toBe("+573205550119");
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

describe("a telephone that cannot be one", () => {
	it.each([
		["es", "Soy Ana Ruiz, mi celular es 316 1234 5678", "phoneLong"],
		["en", "I'm Bo Hill, my number is 316 1234 5678", "phoneLong"],
		["es", "Soy Ana Ruiz, mi celular es 52 55 1234 5678", "phoneLong"],
		["es", "Soy Ana Ruiz, mi celular es 300 123 456", "phoneShort"],
		["es", "Soy Ana Ruiz, mi celular es 123 456 7890", "phone"],
	] as const)("is asked for again, with the reason (%s, %s)", (language, message, problem) => {
		const reply = last(language, message);
		expect(reply.state.facts.phone).toBeNull();
		expect(reply.form?.name).toBe("contact");
		const ways: readonly string[] = textsIn(language).phone.mistyped[problem];
		expect(ways.some((way) => reply.text.includes(way))).toBe(true);
	});
});

describe("a telephone with an extension", () => {
	it.each([
		["es", "Soy Ana Ruiz, mi teléfono es 601 744 1234 ext. 12", "+576017441234;ext=12"],
		["es", "Soy Ana Ruiz, tel 601 744 1234 extensión 12, somos 15 personas", "+576017441234;ext=12"],
		["en", "I'm Bo Hill, my phone is (302) 555-0100 x12", "+13025550100;ext=12"],
	] as const)("keeps it (%s, %s)", (language, message, phone) => {
		expect(last(language, message).state.facts.phone).toBe(phone);
	});
});

describe("a wish for a time to be called", () => {
	it.each([
		["es", "llámeme mañana a las 10", "mañana a las 10"],
		["es", "me pueden llamar el lunes entre 2 y 4 de la tarde", "el lunes entre 2 y 4 de la tarde"],
		["en", "call me after 5", "after 5"],
		["en", "please call me tomorrow at 10:30 am", "tomorrow at 10:30 am"],
	] as const)("%s: «%s» is acknowledged and handed on", (language, message, when) => {
		const reply = last(language, "Ana Ruiz, 300 123 4567", message);
		expect([effectsOf(reply), callTimeOf(reply)]).toEqual([["call-person"], when]);
		expect(reply.text).toContain(when);
	});

	it("waits for the telephone it is asked with, and is said once", () => {
		const [asked, given, again] = play("es", "llámenme mañana a las 10", "300 123 4567", "una persona");
		expect([effectsOf(asked), callTimeOf(asked)]).toEqual([[], undefined]);
		expect(callTimeOf(given)).toBe("mañana a las 10");
		expect(callTimeOf(again)).toBeUndefined();
	});

	it("is none in a greeting", () => {
		expect(callTimeOf(last("es", ...told, "buenos días, quiero que me llamen"))).toBeUndefined();
		expect(
			callTimeOf(last("en", "Good morning, I'm Bo Hill, bo@hill.example, please call me")),
		).toBeUndefined();
	});
});
