import type { Language } from "../../../../content/language.ts";
import type { ProductId } from "../../../../content/products/list.ts";
import type { ProposalText } from "../../../../content/proposal/schema.ts";
import { forAnyIndustry, type ThemeId, themes } from "../../../../content/proposal/themes.ts";
import type { LeadFacts } from "../../../leads/lead.ts";
import { ours } from "./ours.ts";
import { themesOf } from "./themes.ts";

export type Recommendation = { product: ProductId; reason: string };

type Facts = Pick<LeadFacts, "industry" | "need">;

/** Three products for a lead, best first, each with why: by what they told us, else by their industry, else in general. */
export function recommend(
	lead: Facts,
	reasons: ProposalText["reasons"],
	language: Language,
): Recommendation[] {
	const spoken = themesOf(lead.need);
	const told = new Set<ThemeId>();
	return ranked(lead.industry, spoken)
		.slice(0, 3)
		.map((product) => {
			const theme = spoken.find((each) => !told.has(each) && suits(each, product));
			if (!theme)
				return { product, reason: usualReason(product, lead.industry, language) ?? reasons.general[product] };
			told.add(theme);
			return { product, reason: reasons.byTheme[theme] };
		});
}

/** The product a need itself asks for, or null when it names none. */
export function productFor(lead: Facts): ProductId | null {
	const spoken = themesOf(lead.need);
	return spoken.length === 0 ? null : (ranked(lead.industry, spoken)[0] ?? null);
}

/** What the need asks for before what the industry usually starts with. */
function ranked(industry: Facts["industry"], spoken: ThemeId[]): ProductId[] {
	const home: readonly ProductId[] = ours(industry)?.products ?? [];
	const wanted = spoken.flatMap((theme) => {
		const products: readonly ProductId[] = themes[theme].products;
		// A product made for one industry goes to it, or to somebody who has not said theirs and whose need names it alone.
		return products.filter(
			(id) => home.includes(id) || isForAny(id) || (industry === null && products.length === 1),
		);
	});
	return [...new Set([...wanted, ...home, ...forAnyIndustry])];
}

function usualReason(
	product: ProductId,
	industry: Facts["industry"],
	language: Language,
): string | undefined {
	const reasons: Partial<Record<ProductId, string>> = ours(industry)?.proposal.reasons[language] ?? {};
	return reasons[product];
}

function suits(theme: ThemeId, product: ProductId): boolean {
	const products: readonly ProductId[] = themes[theme].products;
	return products.includes(product);
}

function isForAny(product: ProductId): boolean {
	const any: readonly ProductId[] = forAnyIndustry;
	return any.includes(product);
}
