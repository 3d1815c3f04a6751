import type { IndustryId } from "../../content/industries/list.ts";
import type { Language } from "../../content/language.ts";

export const leadSources = ["chat", "contact", "audit", "api"] as const;
export type LeadSource = (typeof leadSources)[number];

/** The pipeline's steps and the score each stands for, in percent. Also the scale of the product demo. */
export const leadScale = {
	captured: 25,
	qualifying: 60,
	"budget-checked": 80,
	qualified: 95,
	"in-crm": 100,
} as const;
export type LeadStatus = keyof typeof leadScale;

/** Whether a text is a status of our scale. */
export function isStatus(text: string): text is LeadStatus {
	return Object.hasOwn(leadScale, text);
}

/** What a visitor may tell us about themself. Null: not known (never asked, or declined). */
export type LeadFacts = {
	name: string | null;
	email: string | null;
	/** E.164, e.g. "+573001234567". */
	phone: string | null;
	company: string | null;
	industry: IndustryId | "other" | null;
	/** In the visitor's own words, trimmed. */
	need: string | null;
	companySize: string | null;
	budget: string | null;
	timing: string | null;
};
export const factNames = [
	"name",
	"email",
	"phone",
	"company",
	"industry",
	"need",
	"companySize",
	"budget",
	"timing",
] as const satisfies readonly (keyof LeadFacts)[];
export type FactName = (typeof factNames)[number];

export const noFacts: LeadFacts = {
	name: null,
	email: null,
	phone: null,
	company: null,
	industry: null,
	need: null,
	companySize: null,
	budget: null,
	timing: null,
};

/** What is known of somebody, without the rest that may be stored beside it. */
export function factsOf(given: Partial<LeadFacts>): LeadFacts {
	const { name, email, phone, company, industry, need, companySize, budget, timing } = {
		...noFacts,
		...given,
	};
	return { name, email, phone, company, industry, need, companySize, budget, timing };
}

export type Lead = LeadFacts & {
	id: string;
	/** ISO 8601, UTC. */
	createdAt: string;
	updatedAt: string;
	source: LeadSource;
	language: Language;
	status: LeadStatus;
	/** Percent, from the scale. */
	score: number;
	/** The contact or audit form's free text. */
	message: string | null;
	conversationId: string | null;
	/** A short name people can read out on the phone, e.g. "7KQ4-M2XA". */
	reference: string;
};
