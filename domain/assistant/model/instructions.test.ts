import { describe, expect, test } from "vitest";
import { languages } from "../../../content/language.ts";
import { products } from "../../../content/products/list.ts";
import { site } from "../../../content/site.ts";
import { noFacts } from "../../leads/lead.ts";
import { startDialogue, type Waiting } from "../dialogue.ts";
import { textsIn } from "../say.ts";
import { repeatsInstructions, wordRow } from "./guard/check.ts";
import { instructionsFor } from "./instructions.ts";

const need = "perdemos reservas de noche porque nadie alcanza a contestar los mensajes";
const state = { ...startDialogue(), facts: { ...noFacts, need } };

describe.each(languages)("what a model is told (%s)", (language) => {
	const { text, kept } = instructionsFor(state, language, site);
	const isKept = (said: string) => repeatsInstructions(said, wordRow(kept));

	test("costs little at each turn", () => {
		expect(text.length).toBeLessThan(3_600);
	});

	test("is kept from the visitor, but for what is the site’s or their own to say", () => {
		const rules = text.split("\n");
		expect(isKept(rules[0] ?? "")).toBe(true);
		expect(rules.filter((rule) => isKept(rule)).length).toBeGreaterThanOrEqual(8);
		for (const product of products) {
			const { name, oneLine } = product.text[language];
			expect(text).toContain(oneLine);
			expect(isKept(`${name}: ${oneLine}`)).toBe(false);
		}
		expect(text).toContain(need);
		expect(isKept(`Entiendo: ${need}.`)).toBe(false);
		const { notFound, notFoundContact } = textsIn(language);
		for (const said of [...notFound, notFoundContact]) expect(isKept(said)).toBe(false);
		expect(text).toContain(notFoundContact);
	});

	test.each([
		["identity", "their name and email"],
		["contact", "an email or phone where a person can reach them"],
		[null, "nothing"],
	] as const satisfies (readonly [Waiting | null, string])[])(
		"says in words what is next to ask: %s",
		(waitingFor, words) => {
			const asked = instructionsFor({ ...state, waitingFor }, language, site);
			expect(asked.text).toContain(`Next to ask: ${words}.`);
			const says = "Could you leave an email or phone where a person can reach you?";
			expect(repeatsInstructions(says, wordRow(asked.kept))).toBe(false);
		},
	);
});
