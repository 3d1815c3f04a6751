import { describe, expect, it } from "vitest";
import { takeTurn } from "../domain/assistant/assistant.ts";
import { textsIn } from "../domain/assistant/assistant-texts.ts";
import { startDialogue } from "../domain/assistant/dialogue/state.ts";
import type { Language } from "../shared/language.ts";
import { last, play, told } from "./support/dialogue.ts";

const shown = [...told, "quiero la propuesta", "somos un hotel"];

function asked(language: Language, message: string) {
	const state = { ...startDialogue(), awaiting: "budget" as const };
	return takeTurn({ state, message, language }).state.facts;
}

describe("a budget in the chat", () => {
	it.each([
		["es", "Nuestro presupuesto es de 3.200.000.000 de pesos", "3.200.000.000 de pesos"],
		["es", "podemos invertir 15.000.000,00", "15.000.000,00"],
		["es", "podemos invertir 15 000 000", "15 000 000"],
		["es", "contamos con USD 2,500.00", "USD 2,500.00"],
		["es", "tenemos 20 millones de presupuesto", "20 millones"],
		["en", "we can invest 15,000,000 pesos", "15,000,000 pesos"],
		["en", "we can spend USD 2,500.00 a month", "USD 2,500.00 a month"],
	] as const)("%s: «%s» is kept in their words, and is no telephone", (language, message, budget) => {
		const { commands, state } = last(language, message);
		expect(state.facts).toMatchObject({ budget, phone: null });
		expect(commands.map(({ kind }) => kind)).not.toContain("unreadable-contact");
	});

	it.each([
		[
			"soy Ana Ruiz, mi cel 320 555 0100, presupuesto 3.200.000.000 de pesos",
			"+573205550100",
			"3.200.000.000 de pesos",
		],
		["320 555 0100 es mi número y tenemos 15 000 000", "+573205550100", "15 000 000"],
	])("«%s» tells a telephone and a budget", (message, phone, budget) => {
		expect(last("es", message).state.facts).toMatchObject({ phone, budget });
	});

	it.each([
		["es", "3205550119", "+573205550119"],
		["es", "(305) 555-0119", "+573055550119"],
		["es", "+57 320 555 0119", "+573205550119"],
		["es", "900.123.456-7", null],
		["es", "2026", null],
		["es", "24/7", null],
		["es", "15/01/2027", null],
		["es", "Calle 100 # 15-20", null],
		["es", "no tengo presupuesto", null],
		["en", "not sure yet", null],
	] as const)("%s: asked for it, «%s» is none", (language, message, phone) => {
		expect(asked(language, message)).toMatchObject({ budget: null, phone });
	});

	it.each([
		["en", "our price list goes from 50 to 300 dollars"],
		["es", "facturamos 2.400.000.000 de pesos al año"],
		["es", "otra agencia me pidió 25 000 000 por lo mismo"],
	] as const)("%s: «%s» tells none of theirs", (language, message) => {
		expect(last(language, message).state.facts).toMatchObject({ budget: null, phone: null });
	});

	it.each([
		["en realidad son 5 millones, no 4", "5 millones"],
		["no son 4 millones sino 6", "6 millones"],
	])("«%s» mends it while the summary stands", (message, budget) => {
		const reply = last("es", ...shown, "puedo invertir 4 millones", message);
		expect([reply.state.facts.budget, reply.formName]).toEqual([budget, "summary"]);
	});
});

describe("a budget that may be a thousand times as much", () => {
	it.each([
		["es", "presupuesto de 15.000", ["15 mil", "15"]],
		["es", "el presupuesto es de 3.200 millones", ["3,2 mil millones", "3,2 millones"]],
		["en", "our budget is 2,500", ["2500", "2.5"]],
		["en", "budget: 12,000 tops", ["12 thousand tops", "12 tops"]],
	] as const)("%s: «%s» is asked about, and stored by a press", (language, message, readings) => {
		const reply = last(language, message);
		expect(reply.text).toBe(textsIn(language).whichBudget);
		expect(reply.state.facts).toMatchObject({ budget: null, phone: null });
		expect(reply.choices.map(({ label }) => label)).toEqual([
			...readings,
			textsIn(language).suggestion.other,
		]);
		const [choice] = reply.choices;
		const input = { kind: "choice", value: choice?.value ?? "" } as const;
		const pressed = takeTurn({ state: reply.state, message: choice?.label ?? "", input, language });
		expect(pressed.state.facts.budget).toBe(readings[0]);
	});

	it.each([
		["es", "presupuesto de 15.000", "15", "15"],
		["es", "presupuesto de 15.000", "quince mil pesos", "quince mil pesos"],
		["en", "our budget is 2,500", "2,500 dollars", "2,500 dollars"],
		["en", "our budget is 2,500", "2,500", "2,500"],
	] as const)("%s: «%s» is settled by «%3$s», typed", (language, message, reply, budget) => {
		expect(last(language, message, reply).state.facts.budget).toBe(budget);
	});

	it("is asked for anew where neither is meant, and once the question is let be nothing is stored", () => {
		const [, other, unsure] = play("es", "presupuesto de 15.000", "No, otra cosa", "todavía no sé");
		expect(other?.state).toMatchObject({ awaiting: "budget", facts: { budget: null } });
		expect(unsure?.state.facts.budget).toBeNull();
	});

	it("is asked about beside the summary, which comes back with the answer", () => {
		const [which, answered] = play("es", ...shown, "presupuesto: 15.000", "15 mil").slice(-2);
		expect(which?.text).toBe(textsIn("es").whichBudget);
		expect([answered?.state.facts.budget, answered?.formName]).toEqual(["15 mil", "summary"]);
	});

	it.each(["presupuesto de 15.000 pesos", "presupuesto de 600.000 mensuales", "presupuesto de 15.000.000"])(
		"is none in «%s»",
		(message) => {
			expect(last("es", message).state.facts.budget).toBe(message.replace("presupuesto de ", ""));
		},
	);
});
