import { leadLabels } from "../../../content/leads/labels.ts";
import { en } from "../../../content/pages/products/en.ts";
import { es } from "../../../content/pages/products/es.ts";
import type { TeamProduct } from "../../../content/pages/products/schema.ts";
import { products } from "../../../content/products/list.ts";
import { leadScale } from "../../../domain/leads/lead.ts";
import type { Language } from "../../../shared/language.ts";
import { leadStatuses } from "../../../shared/lead.ts";

export function productsData(language: Language, product: string) {
	const text = { es, en }[language](product);
	const list = products.map(({ id, page, text }) => ({ id, page, ...text[language] }));
	return {
		language,
		text,
		// The pipeline's own scale, so that the demo matches the real pipeline.
		scale: leadStatuses.map((status) => ({
			status,
			label: leadLabels[language].statuses[status],
			score: leadScale[status],
		})),
		qualifiedFrom: leadScale.qualified,
		products: list,
		team: list.flatMap(({ id, ...rest }) =>
			isOfTeam(id, text.team.cards) ? [{ id, ...rest, ...text.team.cards[id] }] : [],
		),
	};
}

export type ProductsData = ReturnType<typeof productsData>;

function isOfTeam(id: string, cards: object): id is TeamProduct {
	return id in cards;
}
