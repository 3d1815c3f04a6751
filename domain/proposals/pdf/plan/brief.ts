import { pathTo } from "../../../../content/addresses.ts";
import type { Language } from "../../../../content/language.ts";
import { type ProductId, products } from "../../../../content/products/list.ts";
import type { ClaimId } from "../../../../content/proposal/claims.ts";
import type { ProposalText } from "../../../../content/proposal/schema.ts";
import type { LeadFacts } from "../../../leads/lead.ts";
import type { SharedContent } from "./content.ts";
import { figuresFor } from "./figures.ts";
import { type Known, knownOf } from "./known.ts";
import { ours } from "./ours.ts";
import { type Recommendation, recommend } from "./recommend.ts";

/** What the pages draw: every text chosen, safe to print, in the document's language. */
export type Brief = {
	words: ProposalText;
	known: Known;
	/** Whom it is for: the company, else the person, else "your business". */
	party: string;
	industry: NonNullable<LeadFacts["industry"]>;
	/** What stands under the need: the product that it asks for, when it surely asks for one. */
	answer: string;
	products: readonly { name: string; does: string; reason: string }[];
	claims: readonly ClaimId[];
	/** Which document this is, above its inner pages. */
	header: string;
	/** What the cover says of the document beside whom it is for, three things. */
	particulars: readonly { label: string; value: string }[];
	/** From or until when it stands, in the small print. */
	validity: string;
	pages: number;
	brand: SharedContent["brand"];
	links: { audit: string; legal: string };
};

/** What both documents say of a lead. */
export function sharedBrief(
	{ language, lead, brand }: SharedContent,
	words: ProposalText,
): Omit<Brief, "header" | "particulars" | "validity" | "pages"> {
	const known = knownOf(lead, language, words, brand.product);
	const recommended = recommend(lead, words.reasons);
	const url = (page: "audit" | "legal") => new URL(pathTo(page, language), brand.publicUrl).href;
	return {
		words,
		known,
		party: known.company ?? known.name ?? words.yourBusiness,
		industry: ours(lead.industry)?.id ?? "other",
		answer: answerTo(known, recommended, language, words),
		products: recommended.map(({ product, reason }) => {
			return { name: nameOf(product, language), does: words.products[product], reason };
		}),
		claims: figuresFor(lead),
		brand,
		links: { audit: url("audit"), legal: url("legal") },
	};
}

function answerTo(
	{ need }: Known,
	[first]: readonly Recommendation[],
	language: Language,
	{ understood }: ProposalText,
): string {
	if (!need) return understood.answerWithoutNeed;
	return first?.isAskedFor ? understood.answer(nameOf(first.product, language)) : understood.openAnswer;
}

function nameOf(product: ProductId, language: Language): string {
	return products.find(({ id }) => id === product)?.text[language].name ?? product;
}
