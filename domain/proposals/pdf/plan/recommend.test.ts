import { describe, expect, it } from "vitest";
import { industries } from "../../../../content/industries/list.ts";
import { es } from "../../../../content/proposal/es.ts";
import { figuresFor } from "./brief.ts";
import { recommend, recommendedFor } from "./recommend.ts";
import type { StatedFacts } from "./themes.ts";

const productsFor = (industry: StatedFacts["industry"], need: string | null, company: string | null = null) =>
	recommend({ industry, need, company }, es.reasons).map(({ product }) => product);
const forAnyone = ["contact-pilot", "fcmsie", "npsie"];

describe("what we recommend", () => {
	it("begins with what the need asks for", () => {
		expect(productsFor("hospitalidad-viajes", "Nos dejan malas reseñas")[0]).toBe("npsie");
		expect(productsFor("educacion-ong", "We lose too many leads")[0]).toBe("contact-pilot");
		expect(productsFor("other", "preguntan lo mismo todo el día")[0]).toBe("fcmsie");
	});

	it("is made for hotels and travel only where that is the trade", () => {
		expect(productsFor("hospitalidad-viajes", null)[0]).toBe("travel-ai-booster");
		for (const industry of ["other", "real-estate-construccion", null] as const)
			expect(productsFor(industry, "se pierden las reservas, nadie contesta de noche")).not.toContain(
				"travel-ai-booster",
			);
	});

	it.each([
		["retail-ecommerce", "control de inventario", "Ferretería El Tornillo"],
		["retail-ecommerce", "vendo carteras, ventanas y sellos en Cartagena", null],
		["real-estate-construccion", "hacer cotizaciones más rápido", "Carpintería Maderas del Sur"],
		["educacion-ong", "abandoned dogs pile up", "Paws Rescue"],
		["other", "los pacientes no llegan a la cita", "Clínica Sonríe"],
	] as const)("is for anyone where %s says no more of the business: «%s»", (industry, need, company) => {
		expect([...productsFor(industry, need, company)].sort()).toEqual([...forAnyone].sort());
	});

	it.each([
		["retail-ecommerce", "muchos carritos abandonados", null, "cpg-cx-ai"],
		[null, "we sell online and lose abandoned carts", null, "cpg-cx-ai"],
		["retail-ecommerce", "facturación", "Tienda virtual Ana", "cpg-cx-ai"],
		["real-estate-construccion", "vender más", "Constructora Los Cedros", "sales-site-hub"],
		["real-estate-construccion", "showings with people just looking", null, "sales-site-hub"],
	] as const)(
		"is made for the business that the words show: %s, «%s», %s",
		(industry, need, company, first) => {
			expect(productsFor(industry, need, company)[0]).toBe(first);
		},
	);

	it.each([
		"control de inventario",
		"facturación electrónica",
		"nadie contesta el teléfono",
		"we miss calls",
	])("is not said to be for a need that it may not be for: «%s»", (need) => {
		for (const industry of [...industries.map(({ id }) => id), "other" as const])
			for (const { isAskedFor } of recommend({ industry, need }, es.reasons)) expect(isAskedFor).toBe(false);
	});

	it("is shown with four different figures, led by those that speak of the need", () => {
		const figures = figuresFor({ industry: "hospitalidad-viajes", need: "se pierden las reservas" });
		expect(figures[0]).toBe("conversion");
		expect(new Set(figures).size).toBe(4);
	});

	it("says nothing of sales to a lead that mentions none", () => {
		for (const industry of [...industries.map(({ id }) => id), "other" as const])
			for (const claim of figuresFor({ industry, need: "nadie contesta de noche" }))
				expect(["sales", "efficiency"]).not.toContain(claim);
	});
});

it("names a product in a sentence by what it does for anyone", () => {
	expect(recommendedFor({ industry: "educacion-ong", need: "nadie contesta de noche" })?.es).toEqual({
		recommended: "Contact Pilot",
		line: "saluda a quien te escribe, pregunta lo que tú definas y lo deja registrado.",
	});
});
