import { pathTo } from "../../../../content/addresses.ts";
import { products } from "../../../../content/products/list.ts";
import type { ClaimId } from "../../../../content/proposal/claims.ts";
import type { ProposalText } from "../../../../content/proposal/schema.ts";
import type { LeadFacts } from "../../../leads/lead.ts";
import type { SharedContent } from "./content.ts";
import { figuresFor } from "./figures.ts";
import { type Known, knownOf } from "./known.ts";
import { ours } from "./ours.ts";
import { recommend } from "./recommend.ts";
import { themesOf } from "./themes.ts";

/** What the pages draw: every text chosen, safe to print, in the document's language. */
export type Brief = {
	words: ProposalText;
	known: Known;
	/** What they want, in our words, when theirs cannot be printed; null when theirs can, or there are none. */
	goal: string | null;
	/** Whom it is for: the company, else the person, else "your business". */
	party: string;
	industry: NonNullable<LeadFacts["industry"]>;
	products: readonly { name: string; oneLine: string; reason: string }[];
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
	const known = knownOf(lead, language, words);
	const url = (page: "audit" | "legal") => new URL(pathTo(page, language), brand.publicUrl).href;
	return {
		words,
		known,
		goal: lead.need && !known.need ? goalOf(lead.need, words) : null,
		party: known.company ?? known.name ?? words.yourBusiness,
		industry: ours(lead.industry)?.id ?? "other",
		products: recommend(lead, words.reasons, language).flatMap(({ product, reason }) => {
			const text = products.find(({ id }) => id === product)?.text[language];
			return text ? [{ name: text.name, oneLine: text.oneLine, reason }] : [];
		}),
		claims: figuresFor(lead),
		brand,
		links: { audit: url("audit"), legal: url("legal") },
	};
}

function goalOf(need: string, { understood }: ProposalText): string {
	const [theme] = themesOf(need);
	return theme ? understood.goals[theme] : understood.anyGoal;
}
