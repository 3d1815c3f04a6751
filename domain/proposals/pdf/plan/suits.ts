import { vocabulary } from "../../../../content/assistant/vocabulary.ts";
import type { ProductId } from "../../../../content/products/list.ts";
import { madeFor } from "../../../../content/proposal/themes.ts";
import type { LeadFacts } from "../../../leads/lead.ts";
import { holdsPhrase } from "../../../words/holds-phrase.ts";

/** What a recommendation rests on. */
export type Told = Pick<LeadFacts, "industry" | "need"> & Partial<Pick<LeadFacts, "company">>;

/** Whether a product is for this business: for anyone's, or for the kind that its industry and words show it to be. */
export function suits(product: ProductId, { industry, need, company }: Told): boolean {
	if (!isMadeForOne(product)) return true;
	const made = madeFor[product];
	if (industry !== null && industry !== made.industry) return false;
	if (industry !== null && made.isWhole) return true;
	return holdsPhrase(`${need ?? ""} | ${company ?? ""}`, vocabulary(`made-for.${product}`));
}

function isMadeForOne(product: ProductId): product is keyof typeof madeFor {
	return product in madeFor;
}
