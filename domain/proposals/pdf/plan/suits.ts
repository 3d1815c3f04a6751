import { vocabulary } from "../../../../content/assistant/vocabulary.ts";
import type { ProductId } from "../../../../content/products/list.ts";
import { madeFor } from "../../../../content/proposal/themes.ts";
import type { LeadFacts } from "../../../leads/lead.ts";
import { holdsAnyPattern } from "../../../words/holds-any-pattern.ts";

export type StatedFacts = Pick<LeadFacts, "industry" | "need"> & Partial<Pick<LeadFacts, "company">>;

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
