import { describe, expect, it } from "vitest";
import { industries } from "../../../../content/industries/list.ts";
import { languages } from "../../../../content/language.ts";
import type { ProductId } from "../../../../content/products/list.ts";
import { en } from "../../../../content/proposal/en.ts";
import { es } from "../../../../content/proposal/es.ts";
import { figuresFor } from "./figures.ts";
import { recommend } from "./recommend.ts";

const productsFor = (industry: Parameters<typeof recommend>[0]["industry"], need: string | null) =>
	recommend({ industry, need }, es.reasons, "es").map(({ product }) => product);

describe("what we recommend", () => {
	it("is what the industry starts with, when no need is known", () => {
		for (const { id, products } of industries) expect(productsFor(id, null)).toEqual(products);
	});

	it("begins with what the need asks for", () => {
		expect(productsFor("hospitalidad-viajes", "Nos dejan malas reseñas")[0]).toBe("npsie");
		expect(productsFor("real-estate-construccion", "We lose too many leads")[0]).toBe("sales-site-hub");
	});

	it("offers no hotel product to a builder, nor to somebody of another industry who only answers late", () => {
		expect(productsFor("real-estate-construccion", "no hay quién conteste de noche")).not.toContain(
			"travel-ai-booster",
		);
		expect(productsFor("other", "no hay quién conteste de noche")).toEqual([
			"contact-pilot",
			"fcmsie",
			"npsie",
		]);
	});

	it("offers the product made for carts to somebody of no known industry who speaks of carts", () => {
		expect(productsFor(null, "muchos carritos abandonados")[0]).toBe("cpg-cx-ai");
	});

	it("offers a dentist nothing made for builders, hotels or shops", () => {
		for (const need of [
			"los pacientes no llegan a la cita",
			"patients don’t show up",
			"se pierden las reservas",
		])
			for (const product of productsFor("other", need))
				expect(["contact-pilot", "fcmsie", "npsie"]).toContain(product);
	});

	it("is not misled by words that only begin alike", () => {
		expect(productsFor("other", "vendo carteras, ventanas y sellos en Cartagena")).not.toContain("cpg-cx-ai");
	});

	it("has a reason of its own for each industry's products, in both languages", () => {
		for (const language of languages)
			for (const { products, proposal } of industries) {
				const reasons: Partial<Record<ProductId, string>> = proposal.reasons[language];
				for (const product of products) expect(reasons[product]).toBeTruthy();
			}
	});

	it("gives an industry's own reason where nothing was told of a need", () => {
		const told = recommend({ industry: "automotriz-aftermarket", need: null }, en.reasons, "en");
		expect(told[0]?.reason).toContain("a part or a car");
		expect(recommend({ industry: null, need: null }, en.reasons, "en")[0]?.reason).not.toContain("a car");
	});

	it("is shown with four different figures, led by those that speak of the need", () => {
		const figures = figuresFor({ industry: "hospitalidad-viajes", need: "los carritos" });
		expect(figures[0]).toBe("conversion");
		expect(new Set(figures).size).toBe(4);
	});
});
