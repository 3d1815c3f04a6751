import { industries } from "../../../../content/industries/list.ts";
import { type ProductId, products } from "../../../../content/products/list.ts";
import { en } from "../../../../content/proposal/en.ts";
import { es } from "../../../../content/proposal/es.ts";
import type { ProposalText } from "../../../../content/proposal/schema.ts";
import { forAnyone, type ThemeId } from "../../../../content/proposal/themes.ts";
import type { Bilingual } from "../../../../shared/language.ts";
import type { LeadFacts } from "../../../leads/lead.ts";
import { productsOf, type StatedFacts, suits, themesOf } from "./themes.ts";

export type Recommendation = {
	product: ProductId;
	reason: string;
	isAskedFor: boolean;
};

/** Recommends three products for a lead, best first. */
export function recommend(lead: StatedFacts, reasons: ProposalText["reasons"]): Recommendation[] {
	const needThemes = themesOf(lead);
	const usedThemes = new Set<ThemeId>();
	return ranked(lead)
		.slice(0, 3)
		.map((product) => {
			const theme = needThemes.find(
				(each) => !usedThemes.has(each) && productsOf(each, lead).includes(product),
			);
			if (!theme) return { product, reason: reasons.general[product], isAskedFor: false };
			usedThemes.add(theme);
			return { product, reason: reasons.byTheme[theme], isAskedFor: true };
		});
}

/** Finds the product that a need asks for, or null. */
export function productFor(lead: StatedFacts): ProductId | null {
	return askedFor(lead)[0] ?? null;
}

function productForIndustry(lead: StatedFacts): ProductId | null {
	return forIndustry(lead)[0] ?? null;
}

function ranked(lead: StatedFacts): ProductId[] {
	return [...new Set([...askedFor(lead), ...forIndustry(lead), ...forAnyone])];
}

function askedFor(lead: StatedFacts): ProductId[] {
	return themesOf(lead).flatMap((theme) => productsOf(theme, lead));
}

function forIndustry(lead: StatedFacts): ProductId[] {
	const usual: readonly ProductId[] = industryContent(lead.industry)?.products ?? [];
	return usual.filter((product) => suits(product, lead));
}

/** Finds the site's content for a lead's industry; undefined for an unknown or other one. */
export function industryContent(industry: LeadFacts["industry"]) {
	return industries.find(({ id }) => id === industry);
}

type Recommended = Bilingual<{ recommended: string; line: string }>;

/** Finds the product for a need, else for the business, or null. */
export function recommendedFor(lead: StatedFacts): Recommended | null {
	return namedProduct(productFor(lead) ?? productForIndustry(lead));
}

/** Finds the product that a need clearly asks for, or null. */
export function askedProduct(lead: StatedFacts): Recommended | null {
	return namedProduct(productFor(lead));
}

function namedProduct(productId: ProductId | null): Recommended | null {
	const product = products.find(({ id }) => id === productId);
	if (!product) return null;
	return {
		es: { recommended: product.text.es.name, line: lineOf(es.products[product.id]) },
		en: { recommended: product.text.en.name, line: lineOf(en.products[product.id]) },
	};
}

function lineOf(text: string): string {
	const line = text.replace(/^[^:.]{1,80}: /, "");
	return line.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
