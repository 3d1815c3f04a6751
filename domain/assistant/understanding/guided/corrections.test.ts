import { describe, expect, it } from "vitest";
import { startDialogue } from "../../dialogue/state.ts";
import { understand } from "./understand.ts";

function corrections(message: string, known: object) {
	const start = startDialogue();
	const state = { ...start, awaiting: "summary" as const, facts: { ...start.facts, ...known } };
	const language = /[áéíóúñ]|\bel\b|\bno es\b/.test(message) ? "es" : "en";
	const { commands } = understand(message, { state, language, brand: { product: "Rumbo" } });
	return commands.flatMap((command) =>
		command.kind === "correct-fact" ? [[command.fact, command.value]] : [],
	);
}

describe("a fact that is said to be wrong", () => {
	it("takes the value that was said, with the unit of the one that stands there", () => {
		expect(corrections("budget says 8 million?? I said 3", { budget: "8 million" })).toEqual([
			["budget", "3 million"],
		]);
	});

	it("is set anew by its name, a company's name as well", () => {
		expect(corrections("Please change the company name to Harbour Dental", { company: "Dr Oakes" })).toEqual(
			expect.arrayContaining([["company", "Harbour Dental"]]),
		);
	});

	it("is another company when a registered name is told", () => {
		const known = { company: "Droguerías Santa Inés" };
		expect(corrections("cambió el mes pasado, ahora es Grupo Lomalta SAS", known)).toEqual([
			["company", "Grupo Lomalta SAS"],
		]);
	});

	it("is another name when somebody says in so many words what they are called", () => {
		expect(corrections("mi nombre es Germán Díaz", { name: "Sara Gil" })).toEqual([["name", "Germán Díaz"]]);
	});
});
