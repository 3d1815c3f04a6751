import { describe, expect, it } from "vitest";
import { effectsOf, fieldsOf, last, shown, told } from "../../../tests/support/dialogue.ts";
import { takeTurn } from "../assistant.ts";
import { startDialogue } from "./state.ts";

const [, need] = told;

describe("seeing what is known", () => {
	it("shows it at once, with what is missing left to be filled in", () => {
		const { state, progress } = last(
			"es",
			"Soy Ana Prieto, ana@cafetal.example",
			"tengo un hotel de 18 personas",
		);
		expect(state.facts.need).toBeNull();
		const input = { kind: "choice", value: progress?.see.value ?? "" } as const;
		const seen = takeTurn({ state, message: "Ver", input, language: "es" });
		expect(seen.formName).toBe("summary");
		expect(fieldsOf(seen).need).toBe("");
		const answered = takeTurn({ ...seen, message: "contestar whatsapp de noche", language: "es" });
		expect(answered.state.facts.need).toBe("contestar whatsapp de noche");
	});
});

describe("what is typed while the summary stands", () => {
	it("keeps an addition to a likely need as likely until it is agreed to", () => {
		const start = startDialogue();
		const facts = { ...start.facts, name: "Ana", email: "ana@brisa.example", industry: "other" as const };
		const state = { ...start, facts, suggested: { need }, awaiting: "summary" as const };
		const added = takeTurn({ state, message: "agrega recordatorios", language: "es" });
		expect(added.state.facts.need).toBeNull();
		expect(fieldsOf(added).need).toBe(`${need}; recordatorios`);
		const agreed = takeTurn({ state: added.state, message: "sí", language: "es" });
		expect([effectsOf(agreed), agreed.state.facts.need]).toEqual([
			["make-proposal"],
			`${need}; recordatorios`,
		]);
	});

	it("leaves the need in it as it is after a remark that changes nothing", () => {
		const start = startDialogue();
		const facts = {
			...start.facts,
			name: "Ana",
			email: "ana@brisa.example",
			industry: "other" as const,
			need,
		};
		const state = { ...start, facts, awaiting: "summary" as const };
		const message = "queremos responder más rápido a los huéspedes";
		expect(takeTurn({ state, message, language: "es" }).state.facts.need).toBe(need);
	});

	it("never makes what was to be changed as it stood", () => {
		const english = [...shown.en, "we are 12 people", "change it to 18 people and make it"];
		const reply = last("en", ...english);
		expect(effectsOf(reply).includes("make-proposal") || reply.formName === "summary").toBe(true);
		expect(reply.state.facts.companySize).toBe("18 people");
	});
});
