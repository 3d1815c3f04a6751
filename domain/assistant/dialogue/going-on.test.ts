import { describe, expect, it } from "vitest";
import { answer, last, play, shown, told } from "../../../tests/support/dialogue.ts";
import { takeTurn } from "../assistant.ts";
import { textsIn } from "../assistant-texts.ts";

describe("the assistant does not go round in circles", () => {
	it("asks about what is likely and was not stated plainly, and takes a yes for it", () => {
		const { state } = last("en", "Shona McGarvie, shona@inkandheather.example");
		const suggested = { ...state, suggested: { company: "Pure Ink" } };
		const answerTo = (...messages: string[]) =>
			messages.reduce(
				({ state }, message) => takeTurn({ state, message, language: "en" }),
				takeTurn({ state: suggested, message: "we have a tattoo studio", language: "en" }),
			);
		expect(answerTo().text).toContain("Pure Ink");
		expect(answerTo().state.facts.company).toBeNull();
		expect(answerTo("yes").state.facts.company).toBe("Pure Ink");
		expect(answerTo("no").text).toContain(textsIn("en").ask.company[0]);
	});

	it.each([
		["es", "¿por qué preguntas?", "y eso para qué", "¿para qué quieren saber mi presupuesto?"],
		["en", "why do you ask?", "why do you need that?", "why does my budget matter?"],
	] as const)("says why it asks, and asks again without counting it, in %s", (language, ...messages) => {
		const before = last(language, ...shown[language].slice(0, 2), "12");
		const texts = textsIn(language);
		for (const message of messages) {
			const { text, state } = takeTurn({ state: before.state, message, language });
			expect(text, message).toBe(`${texts.why.budget} ${texts.ask.budget[1]}`);
			expect([state.awaiting, state.declined, state.timesAsked.budget], message).toEqual(["budget", [], 1]);
		}
	});

	it.each([
		["es", "¿por qué preguntas?", "y eso para qué"],
		["es", "Prefiero no decir. ¿Por qué preguntas?"],
		["es", "No. ¿Para qué quieren saber?"],
		["es", "eso no es relevante"],
		["en", "I'd rather not say. Why do you need that?"],
		["en", "I don't see why you need that"],
	] as const)("goes on without what is asked why twice, or refused, in %s: «%s»", (language, ...messages) => {
		const { state } = last(language, ...shown[language].slice(0, 2), "12", ...messages);
		expect([state.awaiting, state.declined]).toEqual(["timing", ["budget"]]);
	});

	it("answers why we want an address with what we do with it", () => {
		for (const message of ["¿para qué quieren mi correo?", "¿y eso para qué?"])
			expect(last("es", "hola, soy Ana Ruiz", message).text, message).toContain(answer("your-data", "es"));
	});

	it.each([
		["es", "no, ya no quiero nada gracias"],
		["es", "la verdad no me interesa"],
		["en", "actually forget it, I'm not interested"],
	] as const)("asks nothing more of who wants nothing, in %s: «%s»", (language, message) => {
		const { text, state } = last(language, ...shown[language].slice(0, 2), "12", message);
		expect(textsIn(language).smallTalk.later).toContain(text);
		expect([state.awaiting, state.declined]).toEqual([null, []]);
	});

	it.each([
		["es", "no quiero nada muy caro"],
		["es", "no me interesa decir eso"],
		["en", "never mind that question"],
		["en", "I'm good thanks"],
	] as const)("goes on beside the refusal of one thing, in %s: «%s»", (language, message) => {
		const { state } = last(language, ...shown[language].slice(0, 2), "12", message);
		expect([state.awaiting, state.declined]).toEqual(["timing", ["budget"]]);
	});

	it("takes a few words that hardly resemble a why for none", () => {
		expect(last("en", "I need that too").text).not.toContain(answer("your-data", "en"));
	});

	it("offers what a why about our answer may mean", () => {
		const { choices } = last("en", ...shown.en.slice(0, 2), "how long does it take?", "why?");
		expect(choices.map(({ value }) => value)).toContain("entry:your-data");
	});

	it("never gives the same reply twice in a row", () => {
		for (const message of ["asdf", "¿cuánto cuesta?", "hola", "no", "gracias", "una persona"]) {
			const replies = play("es", message, message, message);
			expect(replies[1]?.text).not.toBe(replies[0]?.text);
			expect(replies[2]?.text).not.toBe(replies[1]?.text);
		}
	});

	it("asks for nothing more than twice, and for nothing it knows", () => {
		const replies = play("es", ...told, ...Array.from({ length: 12 }, () => "somos 12 personas"));
		const asked = replies.filter(({ formName }) => formName === "contact").length;
		expect(asked).toBeLessThanOrEqual(2);
		const { ask } = textsIn("es");
		for (const way of ask.companySize)
			expect(replies.slice(2).some(({ text }) => text.includes(way))).toBe(false);
	});

	it("stops asking for what is not given, however much small talk comes between", () => {
		const replies = play(
			"es",
			"tengo un hotel",
			"gracias",
			"tengo un hotel grande",
			"jajaja",
			"mi hotel queda en Salento",
			"gracias",
			"somos 12 personas",
			"ok",
			"somos 13 personas",
		);
		const asks = replies.filter(({ formName }) => formName === "contact").length;
		expect(asks).toBe(2);
	});

	it("offers three things to press after one miss, and a person after two", () => {
		const [first, second] = play("es", "xqzt wrpl", "bnvk zzzq");
		expect(first?.choices.length).toBeGreaterThanOrEqual(3);
		expect(second?.choices[0]?.value).toBe("request:person");
	});
});
