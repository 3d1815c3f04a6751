import { describe, expect, it } from "vitest";
import { pathTo } from "../../../content/addresses.ts";
import { answer, last, play, told } from "../../../tests/support/dialogue.ts";

describe("what an erasure is asked about", () => {
	it.each([
		["¿cuánto se demora?", "erasure-terms"],
		["¿y quién me confirma?", "erasure-answer"],
		["¿dónde está el formulario?", "erasure-form"],
	])("«%s» is about it until another topic comes", (question, entry) => {
		const reply = last("es", ...told, "borren todos mis datos", question);
		expect(reply.text).toContain(answer(entry, "es"));
		expect(reply.sources.map(({ url }) => url)).toContain(pathTo("legal", "es"));
		const later = ["borren todos mis datos", question, "¿qué productos tienen?", "¿cuánto se demora?"];
		expect(last("es", ...told, ...later).text).toContain(answer("how-long", "es"));
	});

	it("goes on over several questions, in English too", () => {
		const asked = ["delete my data", "where is the form?", "how long does that take?"];
		const [, form, terms] = play("en", ...asked);
		expect(form?.text).toContain(answer("erasure-form", "en"));
		expect(terms?.text).toContain(answer("erasure-terms", "en"));
	});

	it("leaves a question that names something else alone", () => {
		const reply = last("es", ...told, "borren todos mis datos", "¿Cuánto se demora la implementación?");
		expect(reply.text).toContain(answer("how-long", "es"));
	});

	it("is about the set-up where no erasure was asked for", () => {
		expect(last("es", "¿cuánto se demora?").text).toContain(answer("how-long", "es"));
	});
});

describe("two questions in one message", () => {
	it.each([
		["es", "¿cuánto cuesta y cuánto se demora?", "price", "how-long"],
		["es", "¿Cuánto se demora? ¿Y cuánto cuesta?", "how-long", "price"],
		["es", "quiero saber cuánto cuesta y cómo funciona", "price", "how-it-works"],
		["es", "¿cuánto vale y se conecta con Siigo?", "price", "named-integration"],
		["en", "how much does it cost and how long does it take?", "price", "how-long"],
		["en", "How long does it take, and how much is it?", "how-long", "price"],
	] as const)("%s: «%s» is answered twice, in the order asked", (language, message, first, second) => {
		const { text } = last(language, message);
		const places = [first, second].map((id) => text.indexOf(answer(id, language)));
		expect(places[0]).toBe(0);
		expect(places[1]).toBeGreaterThan(0);
	});

	it.each([
		["es", "¿Cuánto cuesta? ¿Cuánto se demora? ¿Y se conecta con Siigo?"],
		["en", "How much does it cost? How long does it take? And does it connect to HubSpot?"],
	] as const)(
		"%s: «%s» is answered twice, the third is offered, and the second is the topic",
		(language, message) => {
			const { text, choices, state } = last(language, message);
			for (const id of ["price", "how-long"]) expect(text).toContain(answer(id, language));
			expect(text).not.toContain(answer("named-integration", language));
			expect(choices[0]?.value).toBe("entry:named-integration");
			expect(state.topic).toBe("how-long");
		},
	);

	it("is one where the second half surely asks nothing by itself", () => {
		const { text } = last("es", "¿el asistente maneja pagos y reservas?");
		expect(text).toBe(answer("take-payments", "es"));
	});
});
