import { pathTo } from "../../../../content/addresses.ts";
import { industries } from "../../../../content/industries/list.ts";
import type { Language } from "../../../../content/language.ts";
import { products } from "../../../../content/products/list.ts";
import type { ClaimId } from "../../../../content/proposal/claims.ts";
import { en } from "../../../../content/proposal/en.ts";
import { es } from "../../../../content/proposal/es.ts";
import type { ProposalText } from "../../../../content/proposal/schema.ts";
import type { LeadFacts } from "../../../leads/lead.ts";
import { longDate } from "../text/date.ts";
import type { ProposalContent } from "./content.ts";
import { figuresFor } from "./figures.ts";
import { type Known, knownOf } from "./known.ts";
import { recommend } from "./recommend.ts";
import { themesOf } from "./themes.ts";

const texts: Record<Language, ProposalText> = { es, en };

/** What the pages draw: every text chosen, safe to print, in the proposal's language. */
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
	reference: { number: string; version: number; issued: string; validUntil: string };
	brand: ProposalContent["brand"];
	links: { audit: string; legal: string };
};

/** Turns what is known about a lead into what the proposal says. */
export function briefOf({ language, lead, brand, ...proposal }: ProposalContent): Brief {
	const words = texts[language];
	const known = knownOf(lead, language, words);
	const url = (page: "audit" | "legal") => new URL(pathTo(page, language), brand.publicUrl).href;
	return {
		words,
		known,
		goal: lead.need && !known.need ? goalOf(lead.need, words) : null,
		party: known.company ?? known.name ?? words.yourBusiness,
		industry: industries.find(({ id }) => id === lead.industry)?.id ?? "other",
		products: recommend(lead, words.reasons).flatMap(({ product, reason }) => {
			const text = products.find(({ id }) => id === product)?.text[language];
			return text ? [{ name: text.name, oneLine: text.oneLine, reason }] : [];
		}),
		claims: figuresFor(lead),
		reference: {
			number: proposal.number,
			version: proposal.version,
			issued: longDate(proposal.issuedOn, language),
			validUntil: longDate(proposal.validUntil, language),
		},
		brand,
		links: { audit: url("audit"), legal: url("legal") },
	};
}

function goalOf(need: string, { understood }: ProposalText): string {
	const [theme] = themesOf(need);
	return theme ? understood.goals[theme] : understood.anyGoal;
}
