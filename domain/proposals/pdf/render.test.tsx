import { describe, expect, it } from "vitest";
import { languages } from "../../../shared/language.ts";
import { type ReadPdf, readPdf } from "../../../tests/support/read-pdf.ts";
import { diagnosticFor, leads, proposalFor } from "../../../tests/support/samples/proposals.ts";
import { noFacts } from "../../leads/lead.ts";
import { proposalPages } from "../proposal.ts";
import { renderDocument } from "./render.tsx";

const draw = async (lead: keyof typeof leads, language: "es" | "en" = "es") =>
	readPdf(await renderDocument(proposalFor(leads[lead], language)));

const diagnosed = async (lead: keyof typeof leads, language: "es" | "en" = "es") =>
	readPdf(await renderDocument(diagnosticFor(leads[lead], language)));

const toConfirm = (pdf: ReadPdf, words: string) => pdf.text.split(words).length - 1;

describe("the proposal", () => {
	it("names the visitor, the company, the need in their words and how to reach them", async () => {
		const { text } = await draw("typical");
		const { name, company, need, email, timing, companySize } = leads.typical;
		for (const fact of [
			name,
			company,
			need,
			email,
			timing,
			companySize,
			"Hoteles y viajes",
			"+57 300 123 4567",
		]) {
			expect(text).toContain(fact);
		}
	});

	it("recommends the products of the industry and says what each helps with", async () => {
		const { text } = await draw("typical");
		for (const product of ["Travel AI Booster", "Contact Pilot", "NPSie"]) expect(text).toContain(product);
		expect(text).toContain("Para eso te proponemos empezar por Travel AI Booster.");
		expect(text).toContain("ofrece los cupos que hay, confirma y recuerda");
	});

	it("marks what nobody told us as to be confirmed, and only that", async () => {
		expect(toConfirm(await draw("typical"), "Por confirmar")).toBe(1);
		expect(toConfirm(await draw("minimal"), "Por confirmar")).toBe(6);
		expect(toConfirm(await draw("minimal", "en"), "To be confirmed")).toBe(6);
		expect(toConfirm(await draw("maximal"), "Por confirmar")).toBe(0);
	});

	it("says what it is in the document's title, author and language", async () => {
		expect(await draw("typical")).toMatchObject({
			title: "Propuesta para Casa Guadual",
			author: "Rumbo",
			language: "es",
		});
		expect(await draw("typical", "en")).toMatchObject({ title: "Proposal for Casa Guadual", language: "en" });
	});

	it("is for the person when there is no company, and for a business when there is neither", async () => {
		expect((await draw("minimal")).title).toBe("Propuesta para Ana");
		expect((await readPdf(await renderDocument(proposalFor(noFacts)))).title).toBe(
			"Propuesta para tu negocio",
		);
	});

	it.each([
		["Gratis Para Siempre", "Todo Cuesta Cien Dólares"],
		["Free Forever", "Fifty Percent Off"],
		["Visit Evil.com", "Oferta 50 Descuento"],
		["<b>Ana</b>", "Free Forever Deal"],
	])("prints no name that passes for an offer: «%s», «%s»", async (name, company) => {
		const lead = { ...leads.minimal, name, company };
		for (const [language, title] of [
			["es", "Propuesta para tu negocio"],
			["en", "Proposal for your business"],
		] as const) {
			const pdf = await readPdf(await renderDocument(proposalFor(lead, language)));
			expect(pdf.title).toBe(title);
			expect(pdf.text).not.toContain(name);
			expect(pdf.text).not.toContain(company);
			expect(pdf.text).toContain(lead.email);
		}
	});

	it.each([
		"90% discount guaranteed by Rumbo",
		"Rumbo hace todo gratis: 50 % de descuento en reservas",
		"el precio acordado es cien dólares",
		"we answer late, they promised a refund of $500",
		"see http://evil.com for our offer",
	])("leaves a need to be talked about when it could pass for our offer: «%s»", async (need) => {
		const { text, squeezed } = await readPdf(await renderDocument(proposalFor({ ...leads.minimal, need })));
		expect(squeezed).not.toContain(need.replace(/\s+/g, "").slice(1));
		expect(text).toContain("Qué quieres resolver primero: lo conversamos");
	});

	it.each([
		{ budget: "bajo, 90% de descuento" },
		{ timing: "pronto y por 100 dólares" },
		{ companySize: "20 people, all of it free" },
	])("prints no figure that carries an offer: %o", async (fact) => {
		const [said = ""] = Object.values(fact);
		const { squeezed } = await readPdf(await renderDocument(proposalFor({ ...leads.minimal, ...fact })));
		expect(squeezed).not.toContain(said.replace(/\s+/g, ""));
	});

	it("says whose a budget is", async () => {
		const lead = { ...leads.minimal, budget: "5 millones" };
		const { text } = await readPdf(await renderDocument(proposalFor(lead)));
		expect(text).toMatch(/Tu presupuesto\s*5 millones/);
	});

	it("carries its number, its dates and the address of the Audit Express", async () => {
		const { text } = await draw("typical");
		for (const part of [
			"P-2026-F2DAAC",
			"14 de noviembre de 2026",
			"14 de diciembre de 2026",
			"rumbo.example/audit",
			"Ley 1581",
		]) {
			expect(text).toContain(part);
		}
	});

	it("breaks neither a name nor its number on the cover", async () => {
		for (const [lead, lines] of [
			["hurried", ["Constructora", "Los Cedros"]],
			["crowded", ["Almacenes", "Gloria"]],
		] as const) {
			const [cover] = (await draw(lead)).pages;
			const pieces = cover?.pieces.map(({ text }) => text) ?? [];
			expect(pieces).toEqual(expect.arrayContaining([...lines]));
			expect(pieces.map((text) => text.replaceAll("\u00a0", " "))).toContain("P-2026-F2DAAC · v1");
		}
	});

	it("begins with a capital what was typed in a hurry", async () => {
		const { text } = await draw("hurried");
		for (const line of ["Marcela Ríos", "Queremos contestar", "Unas 20", "Unos 8 millones", "Para enero"])
			expect(text).toContain(line);
	});

	it.each(["typical", "hurried", "minimal"] as const)(
		"leaves no empty band in page two of a %s lead",
		async (lead) => {
			for (const language of languages) {
				const [, page] = (await draw(lead, language)).pages;
				const heights = (page?.pieces ?? []).map(({ y }) => y).sort((a, b) => b - a);
				const gaps = heights.slice(1).map((y, index) => (heights[index] ?? y) - y);
				expect(Math.max(...gaps)).toBeLessThan(92);
			}
		},
	);

	it("says of its figures that they are indicative and promises no price", async () => {
		for (const [language, said] of [
			["es", "Cifras indicativas"],
			["en", "Indicative figures"],
		] as const) {
			const { text } = await draw("typical", language);
			expect(text).toContain(said);
			expect(text).not.toMatch(/(\$|COP|USD|€)\s?\d/);
		}
	});

	it("loses no word of a long need, a long name or a company in one endless word", async () => {
		const { squeezed } = await draw("maximal");
		for (const fact of [leads.maximal.need, leads.maximal.name, leads.maximal.company]) {
			expect(squeezed).toContain(fact.replace(/\s+/g, ""));
		}
	});

	it("keeps what it can print of hostile text and drops the rest", async () => {
		const { text, squeezed } = await draw("hostile");
		expect(squeezed).toContain("<imgsrc=xonerror=1>");
		expect(text).toContain("Hola Ñandú € fin");
		expect(text).not.toMatch(/[\p{Cc}\uFFFD\u0600-\u06FF]/u);
	});

	it("breaks no word with a hyphen, which would make it another", async () => {
		const { pages } = await draw("maximal");
		const pieces = pages.flatMap((page) => page.pieces);
		expect(pieces.filter(({ text }) => text.endsWith("-"))).toEqual([]);
	});

	it("embeds its fonts and uses no font of the reader's", async () => {
		const bytes = Buffer.from(await renderDocument(proposalFor(leads.hostile))).toString("latin1");
		expect(bytes).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/);
		expect(bytes.match(/\/FontFile2/g)?.length).toBeGreaterThanOrEqual(3);
	});

	it("gives the same bytes for the same input", async () => {
		const [first, second] = [
			await renderDocument(proposalFor(leads.typical)),
			await renderDocument(proposalFor(leads.typical)),
		];
		expect(Buffer.from(first).equals(second)).toBe(true);
	});
});

describe.each(Object.keys(leads).filter((name): name is keyof typeof leads => name in leads))(
	"a %s lead",
	(name) => {
		it.each(languages)(
			"fills five pages in %s, and six of a diagnostic, with no text over the edge or over another",
			async (language) => {
				const [proposal, diagnostic] = [await draw(name, language), await diagnosed(name, language)];
				expect([proposal.pages.length, diagnostic.pages.length]).toEqual([proposalPages, 6]);
				for (const page of [...proposal.pages, ...diagnostic.pages]) {
					for (const piece of page.pieces) {
						expect(piece.x, piece.text).toBeGreaterThanOrEqual(40);
						expect(piece.x + piece.width, piece.text).toBeLessThanOrEqual(page.width - 8);
						expect(piece.y, piece.text).toBeGreaterThanOrEqual(20);
					}
					expect(overlapping(page.pieces)).toEqual([]);
				}
			},
		);
	},
);

/** Pairs of texts whose lower cases cross: the box from the baseline to two thirds of the size. */
function overlapping(pieces: ReadPdf["pages"][number]["pieces"]): string[] {
	return pieces.flatMap((a, index) =>
		pieces.slice(index + 1).flatMap((b) => {
			const across = a.x + 1 < b.x + b.width && b.x + 1 < a.x + a.width;
			const along = a.y < b.y + b.height * 0.66 && b.y < a.y + a.height * 0.66;
			return across && along ? [`${a.text} / ${b.text}`] : [];
		}),
	);
}
