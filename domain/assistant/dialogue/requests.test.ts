import { describe, expect, it } from "vitest";
import { effectsOf, last, play, shown, told } from "../../../tests/support/dialogue.ts";
import { takeTurn } from "../assistant.ts";
import { textsIn } from "../assistant-texts.ts";
import { startDialogue } from "./state.ts";

describe("the assistant carries out what is asked of it", () => {
	it("says how to reach the team to a visitor who insists on a person", () => {
		const [first, second] = play(
			"es",
			...told,
			"quiero hablar con una persona",
			"necesito que me atienda una persona YA",
		).slice(-2);
		expect([effectsOf(first), effectsOf(second)]).toEqual([["call-person"], ["call-person"]]);
		expect(second?.text).toContain("hola@");
		expect(second?.text).not.toBe(first?.text);
	});

	it("hears a complaint before the wish for a person in it, and tells the team at once who can be reached", () => {
		const angry = "esto es una porquería, llevo tres días esperando";
		const { complaint } = textsIn("es");
		const asked = last("es", `${angry}. Pásame con una persona`);
		expect(complaint.direct.some((way) => asked.text.startsWith(way.slice(0, 20)))).toBe(true);
		expect(asked.state.audience).toBe("other");
		const reached = last("es", "Soy Ana Ruiz, ana@casa.example", angry);
		expect(effectsOf(reached)).toEqual(["call-person"]);
		expect(complaint.heard.some((way) => reached.text.startsWith(way))).toBe(true);
	});

	it.each([
		["es", "Sí, autorizo"],
		["es", "autorizo que me contacten"],
		["en", "yes, you have my permission to contact me"],
	] as const)("takes «%s: %s» of somebody who revoked nothing as a yes", (language, message) => {
		expect(effectsOf(last(language, ...shown[language], message))).toEqual(["make-proposal"]);
	});

	it.each([
		["es", "ok ya me convencieron, escríbanme cuando tengan novedades"],
		["es", "no borren nada"],
		["en", "feel free to write"],
		["en", "keep me posted"],
	] as const)("makes no proposal of leave to write alone, «%s: %s»", (language, message) => {
		expect(effectsOf(last(language, ...shown[language], message))).toEqual([]);
	});

	it("leaves an offer to erase data open beside leave to write", () => {
		const start = startDialogue();
		const state = { ...start, facts: { ...start.facts, email: "ana@brisa.example" } };
		const offered = { ...state, awaiting: "erase-data" as const };
		const reply = takeTurn({ state: offered, message: "Sí, autorizo", language: "es" });
		expect([effectsOf(reply), reply.state.awaiting]).toEqual([[], "erase-data"]);
	});

	it.each([
		["es", "perfecto, entonces no"],
		["es", "claro que no"],
		["en", "yeah right"],
		["en", "right. whatever"],
	] as const)("brings no person and renews no consent at %s «%s»", (language, message) => {
		const state = { ...startDialogue(), facts: { ...startDialogue().facts, email: "ana@brisa.example" } };
		const consentRequest = { wanted: "person" as const, shownIn: language };
		for (const asked of [
			{ ...state, awaiting: "person" as const },
			{ ...state, awaiting: "permission" as const, consentRevoked: true, asksNothing: true, consentRequest },
		]) {
			expect(effectsOf(takeTurn({ state: asked, message, language }))).toEqual([]);
		}
	});
});
