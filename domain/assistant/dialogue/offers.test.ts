import { describe, expect, it } from "vitest";
import { last, play } from "../../../tests/support/dialogue.ts";
import { textsIn } from "../say.ts";

describe("what has consequences", () => {
	it.each([
		["es", "Rosa Gil, rosa@tiendalila.example, Tienda Lila. por favor más información"],
		["en", "Rosa Gil, rosa@lilastore.example, Lila Store. more information please"],
	] as const)("%s: is not taken from a message that takes nothing back: «%s»", (language, message) => {
		const { state, sources, choices } = last(language, message);
		expect(state.facts).toMatchObject({ name: "Rosa Gil" });
		expect(state.facts.email).not.toBeNull();
		expect(state.facts.company).not.toBeNull();
		expect([state.quiet, state.withdrawn]).toEqual([false, false]);
		expect(sources.length).toBeGreaterThan(0);
		expect(choices.map(({ value }) => value)).not.toContain("request:erase-data");
	});

	it.each([
		["es", "Mark Dunn, mark@dunn.example. Nuestro problema: los clientes se quejan de que nadie contesta"],
		["en", "Mark Dunn, mark@dunn.example. our issue: customers complain that nobody calls them back"],
	] as const)("%s: of the visitor's customers is a need: «%s»", (language, message) => {
		const { state, effects } = last(language, message);
		expect(state.facts).toMatchObject({ name: "Mark Dunn", email: "mark@dunn.example" });
		expect(state.facts.need).not.toBeNull();
		expect([state.audience, effects]).toEqual(["prospect", []]);
	});

	it("is offered to who may be complaining, behind an apology", () => {
		const { text, state, effects } = last(
			"en",
			"I'm Ana Ruiz, ana@brisa.example",
			"the person I spoke to knew nothing",
		);
		const { complaint, person } = textsIn("en");
		expect(text).toBe(`${complaint.maybe} ${person.offer}`);
		expect([effects, state.awaiting, state.audience]).toEqual([[], "person", "prospect"]);
	});

	it.each([
		["es", "ya no más", "Sí, no me contacten"],
		["en", "not this again, out", "Yes, don’t contact me"],
	] as const)("%s: is offered where it is likely, and kept what was told: «%s»", (language, message, yes) => {
		const intro = language === "es" ? "soy Ana Ruiz, ana@brisa.example" : "I'm Ana Ruiz, ana@brisa.example";
		const texts = textsIn(language);
		const offered = play(language, intro, message).at(-1);
		expect(offered?.choices.map(({ label }) => label)).toEqual([yes, texts.offer["stop-contact"].no]);
		expect(offered?.state).toMatchObject({ quiet: false, facts: { email: "ana@brisa.example" } });
		const agreed = last(language, intro, message, yes);
		expect(agreed.state).toMatchObject({ quiet: true, withdrawn: true });
		const inWords = last(language, intro, message, language === "es" ? "sí" : "yes");
		expect(inWords.state).toMatchObject({ quiet: true, withdrawn: true });
		const refused = last(language, intro, message, "no");
		expect(refused.state).toMatchObject({ quiet: false, withdrawn: false, awaiting: "company" });
	});
});
