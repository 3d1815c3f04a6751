import { beforeAll, expect, it } from "vitest";
import { diagnosticFor, leads } from "../../../../tests/support/samples/proposals.ts";
import { loadFonts } from "../fonts/faces.ts";
import { diagnosticBrief } from "./diagnostic-brief.ts";

beforeAll(loadFonts);

const completenessOf = (lead: keyof typeof leads, score: number) =>
	diagnosticBrief({ ...diagnosticFor(leads[lead]), score }).diagnosis.completeness;

it("says what is still to be known as long as a diagnostic is not complete", () => {
	expect(completenessOf("typical", 60)).toEqual({
		title: "Este diagnóstico está completo al 60\u00a0%",
		sentence: "Para completarlo falta saber: tu presupuesto.",
		note: expect.stringMatching(/./),
	});
	expect(completenessOf("hurried", 95).sentence).toContain("Tenemos lo que hacía falta.");
});

it("contradicts no score that was given from outside", () => {
	for (const score of [95, 100])
		expect(completenessOf("typical", score)).toMatchObject({
			sentence: "Queda por conversar: tu presupuesto.",
			note: null,
		});
	expect(completenessOf("hurried", 25)).toMatchObject({
		sentence: "Lo que queda lo confirmamos contigo en la sesión.",
		note: null,
	});
});
