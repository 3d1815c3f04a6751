import { pathTo } from "../../../../content/addresses.ts";
import type { IndustryName } from "../../../../content/industries/list.ts";
import { type ProductId, products } from "../../../../content/products/list.ts";
import { type ClaimId, usualClaims } from "../../../../content/proposal/claims.ts";
import { en } from "../../../../content/proposal/en.ts";
import { es } from "../../../../content/proposal/es.ts";
import type { ProposalText } from "../../../../content/proposal/schema.ts";
import { themes } from "../../../../content/proposal/themes.ts";
import type { Language } from "../../../../shared/language.ts";
import { longDateInBogota } from "../text/date.ts";
import type { ProposalContent, SharedContent } from "./content.ts";
import { type PrintableFacts, printableFacts } from "./printable-facts.ts";
import { industryContent, type Recommendation, recommend } from "./recommend.ts";
import { type StatedFacts, themesOf } from "./themes.ts";

const texts: Record<Language, ProposalText> = { es, en };

export type Brief = {
	words: ProposalText;
	known: PrintableFacts;
	party: string;
	industry: IndustryName;
	answer: string;
	products: readonly { name: string; does: string; reason: string }[];
	claims: readonly ClaimId[];
	header: string;
	particulars: readonly { label: string; value: string }[];
	validity: string;
	pages: number;
	brand: SharedContent["brand"];
	links: { audit: string; legal: string };
};

export function proposalBrief(content: ProposalContent): Brief {
	const { language, number, version } = content;
	const words = texts[language];
	const validUntil = longDateInBogota(content.validUntil, language);
	return {
		...sharedBrief(content, words),
		header: words.reference(number, version),
		particulars: [
			{ label: words.cover.number, value: `${number}\u00a0·\u00a0v${version}` },
			{ label: words.cover.issued, value: longDateInBogota(content.issuedOn, language) },
			{ label: words.cover.validUntil, value: validUntil },
		],
		validity: words.next.smallPrint.validity(validUntil),
		pages: 5,
	};
}

/** Builds the content that both documents share. */
export function sharedBrief(
	{ language, lead, brand }: SharedContent,
	words: ProposalText,
): Omit<Brief, "header" | "particulars" | "validity" | "pages"> {
	const known = printableFacts(lead, language, words, brand.product);
	const recommendations = recommend(lead, words.reasons);
	const url = (page: "audit" | "legal") => new URL(pathTo(page, language), brand.publicUrl).href;
	return {
		words,
		known,
		party: known.company ?? known.name ?? words.yourBusiness,
		industry: industryContent(lead.industry)?.id ?? "other",
		answer: answerTo(known, recommendations, language, words),
		products: recommendations.map(({ product, reason }) => {
			return { name: nameOf(product, language), does: words.products[product], reason };
		}),
		claims: figuresFor(lead),
		brand,
		links: { audit: url("audit"), legal: url("legal") },
	};
}

function answerTo(
	{ need }: PrintableFacts,
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

/** Chooses the four figures to draw, the largest first: first those for the visitor's need, then those for anybody. */
export function figuresFor(lead: StatedFacts): readonly ClaimId[] {
	const fromNeed = themesOf(lead).flatMap((theme): readonly ClaimId[] => themes[theme].claims);
	return [...new Set([...fromNeed, ...usualClaims])].slice(0, 4);
}
