import type { Language } from "../../../content/language.ts";
import { leadLabels } from "../../../content/leads/labels.ts";
import { en } from "../../../content/pages/products/en.ts";
import { es } from "../../../content/pages/products/es.ts";
import { products } from "../../../content/products/list.ts";
import { type LeadStatus, leadScale } from "../../../domain/leads/lead.ts";

/** The two that have a panel of their own. */
const shownAtWork = ["contact-pilot", "npsie"];

export function productsData(language: Language, product: string) {
	return {
		language,
		text: { es, en }[language](product),
		// The pipeline's own scale: what the demo shows is what a lead really goes through.
		scale: statuses().map((status) => ({
			status,
			label: leadLabels[language].statuses[status],
			score: leadScale[status],
		})),
		others: products
			.filter(({ id }) => !shownAtWork.includes(id))
			.map(({ id, text }) => ({ id, name: text[language].name, oneLine: text[language].oneLine })),
	};
}

export type ProductsData = ReturnType<typeof productsData>;

function statuses(): LeadStatus[] {
	return Object.keys(leadScale).filter((status): status is LeadStatus => status in leadScale);
}
