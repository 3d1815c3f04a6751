import { vocabulary } from "../../../../content/assistant/vocabulary.ts";
import type { ProductId } from "../../../../content/products/list.ts";
import { type ThemeId, themes } from "../../../../content/proposal/themes.ts";
import { holdsPhrase } from "../../../words/holds-phrase.ts";
import { suits, type Told } from "./suits.ts";

const phrases = Object.keys(themes)
	.filter(isTheme)
	.map((theme) => [theme, vocabulary(`need.${theme}`)] as const);

/**
 * What a need is surely about, by its phrases, in either language, where we have a product for it that suits the
 * business. Empty when it says nothing we know.
 */
export function themesOf(told: Told): ThemeId[] {
	const need = told.need ?? "";
	return phrases
		.filter(([theme, list]) => holdsPhrase(need, list) && productsOf(theme, told).length > 0)
		.map(([theme]) => theme);
}

/** The products for a theme that suit the business, best first. */
export function productsOf(theme: ThemeId, told: Told): readonly ProductId[] {
	const products: readonly ProductId[] = themes[theme].products;
	return products.filter((product) => suits(product, told));
}

function isTheme(name: string): name is ThemeId {
	return name in themes;
}
