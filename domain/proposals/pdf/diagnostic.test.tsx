import { describe, expect, it } from "vitest";
import { readPdf } from "../../../tests/support/read-pdf.ts";
import { diagnosticFor, leads } from "../../../tests/support/samples/proposals.ts";
import { noFacts } from "../../leads/lead.ts";
import { renderDocument } from "./render.tsx";

const diagnosed = async (lead: keyof typeof leads, language: "es" | "en" = "es") =>
	readPdf(await renderDocument(diagnosticFor(leads[lead], language)));

describe("the diagnostic", () => {
	it("is a document of its own, in the language it is asked for", async () => {
		expect(await diagnosed("typical")).toMatchObject({
			title: "Diagnóstico para Casa Guadual",
			author: "Rumbo",
			language: "es",
		});
		const english = await diagnosed("typical", "en");
		expect(english).toMatchObject({ title: "Diagnostic for Casa Guadual", language: "en" });
		expect(english.text).not.toMatch(/Propuesta|mejoras|Ruta/);
	});

	it("says what was understood, what fits, four steps, indicative figures and what comes next", async () => {
		const { text } = await diagnosed("typical");
		const { name, company, need, email } = leads.typical;
		for (const part of [
			name,
			company,
			need,
			email,
			"Travel AI Booster",
			"Cifras indicativas",
			"¿Y ahora qué?",
		])
			expect(text).toContain(part);
		for (const step of ["Diagnóstico", "Diseño", "Implementación", "Acompañamiento"])
			expect(text).toContain(step);
		expect(text).toContain("Diagnóstico D-2026-F2DAAC");
		expect(text).not.toMatch(/Válida hasta|Propuesta P-|, versión/);
		expect(text).not.toMatch(/(\$|COP|USD|€)\s?\d/);
	});

	it("begins its three quick wins with what the need asks for, else with what helps anyone", async () => {
		expect((await diagnosed("typical")).text).toContain("Un solo lugar para lo que te piden");
		const builder = { ...noFacts, industry: "real-estate-construccion" } as const;
		const { text } = await readPdf(await renderDocument(diagnosticFor(builder, "en")));
		expect(text).toContain("A message for when you’re out");
	});

	it("says how complete it is, and only what is really lacking", async () => {
		const typical = await diagnosed("typical");
		expect(typical.text).toContain("Este diagnóstico está completo al 60 %");
		expect(typical.text).toContain("Para completarlo falta saber: tu presupuesto.");
		expect((await diagnosed("minimal", "en")).text).toContain(
			"To complete it we still need to know: your industry or what you need, your budget, and when you need it.",
		);
		expect((await diagnosed("maximal")).text).toContain("Tenemos lo que hacía falta.");
	});
});
