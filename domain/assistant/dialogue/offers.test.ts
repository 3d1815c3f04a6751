import { describe, expect, it } from "vitest";
import { last, play } from "../../../tests/support/dialogue.ts";
import { textsIn } from "../assistant-texts.ts";

describe("what has consequences", () => {
	it("is offered to a visitor who may be complaining, behind an apology", () => {
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
		expect(offered?.state).toMatchObject({ asksNothing: false, facts: { email: "ana@brisa.example" } });
		const agreed = last(language, intro, message, yes);
		expect(agreed.state).toMatchObject({ asksNothing: true, consentRevoked: true });
		const inWords = last(language, intro, message, language === "es" ? "sí" : "yes");
		expect(inWords.state).toMatchObject({ asksNothing: true, consentRevoked: true });
		const refused = last(language, intro, message, "no");
		expect(refused.state).toMatchObject({ asksNothing: false, consentRevoked: false, awaiting: "company" });
	});
});
