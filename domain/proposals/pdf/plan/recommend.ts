import type { ProductId } from "../../../../content/products/list.ts";
import type { ProposalText } from "../../../../content/proposal/schema.ts";
import { forAnyone, type ThemeId } from "../../../../content/proposal/themes.ts";
import { ours } from "./ours.ts";
import { suits, type Told } from "./suits.ts";
import { productsOf, themesOf } from "./themes.ts";

export type Recommendation = {
	product: ProductId;
	/** What it helps with: what the need is surely about, else what it does for anybody. */
	reason: string;
	/** Whether the need itself asks for it. */
	isAskedFor: boolean;
};

/** Three products for a lead, best first. */
export function recommend(lead: Told, reasons: ProposalText["reasons"]): Recommendation[] {
	const spoken = themesOf(lead);
	const told = new Set<ThemeId>();
	return ranked(lead)
		.slice(0, 3)
		.map((product) => {
			const theme = spoken.find((each) => !told.has(each) && productsOf(each, lead).includes(product));
			if (!theme) return { product, reason: reasons.general[product], isAskedFor: false };
			told.add(theme);
			return { product, reason: reasons.byTheme[theme], isAskedFor: true };
		});
}

/** The product a need itself asks for, or null when it names none. */
export function productFor(lead: Told): ProductId | null {
	return askedFor(lead)[0] ?? null;
}

/** The product made for this kind of business, or null when none is. */
export function productOfTrade(lead: Told): ProductId | null {
	return ofTrade(lead)[0] ?? null;
}

/** What the need asks for, then what is made for the business, then what is for anyone. */
function ranked(lead: Told): ProductId[] {
	return [...new Set([...askedFor(lead), ...ofTrade(lead), ...forAnyone])];
}

function askedFor(lead: Told): ProductId[] {
	return themesOf(lead).flatMap((theme) => productsOf(theme, lead));
}

function ofTrade(lead: Told): ProductId[] {
	const usual: readonly ProductId[] = ours(lead.industry)?.products ?? [];
	return usual.filter((product) => suits(product, lead));
}
