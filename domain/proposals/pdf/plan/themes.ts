import { vocabulary } from "../../../../content/assistant/vocabulary.ts";
import type { ProductId } from "../../../../content/products/list.ts";
import { madeFor, type ThemeId, themes } from "../../../../content/proposal/themes.ts";
import type { LeadFacts } from "../../../leads/lead.ts";
import { plainLower } from "../../../words/plain.ts";

export type StatedFacts = Pick<LeadFacts, "industry" | "need"> & Partial<Pick<LeadFacts, "company">>;

const phrases = Object.keys(themes)
	.filter(isTheme)
	.map((theme) => [theme, vocabulary(`need.${theme}`)] as const);

/**
 * Finds the themes that a need clearly mentions, by its phrases in either language, if a product for them suits the
 * business. Empty when no theme matches.
 */
export function themesOf(lead: StatedFacts): ThemeId[] {
	const need = lead.need ?? "";
	return phrases
		.filter(([theme, list]) => holdsAnyPattern(need, list) && productsOf(theme, lead).length > 0)
		.map(([theme]) => theme);
}

/** Lists a theme's products that suit the business, best first. */
export function productsOf(theme: ThemeId, lead: StatedFacts): readonly ProductId[] {
	const products: readonly ProductId[] = themes[theme].products;
	return products.filter((product) => suits(product, lead));
}

function isTheme(name: string): name is ThemeId {
	return name in themes;
}

/** Whether a product suits a business: it is for anybody, or the industry and words show the right kind of business. */
export function suits(product: ProductId, { industry, need, company }: StatedFacts): boolean {
	if (!isForOneIndustry(product)) return true;
	const target = madeFor[product];
	if (industry !== null && industry !== target.industry) return false;
	if (industry !== null && target.isWhole) return true;
	return holdsAnyPattern(`${need ?? ""} | ${company ?? ""}`, vocabulary(`made-for.${product}`));
}

function isForOneIndustry(product: ProductId): product is keyof typeof madeFor {
	return product in madeFor;
}

/**
 * Whether a text contains one of a list's phrases; case and accents do not matter.
 * @param phrases lower case, without accents. "a + b": both must occur, in any order. "a*": any ending. "!a": a text with
 * it contains no phrase of the list.
 */
export function holdsAnyPattern(text: string, phrases: readonly string[]): boolean {
	const plain = ` ${plainLower(text).replace(/[^a-z0-9]+/g, " ")} `;
	const holds = (part: string) => plain.includes(part.endsWith("*") ? ` ${part.slice(0, -1)}` : ` ${part} `);
	return (
		phrases.some((phrase) => phrase.split(" + ").every(holds)) &&
		!phrases.some((phrase) => phrase.startsWith("!") && holds(phrase.slice(1)))
	);
}
