import type { IndustryName } from "../../content/industries/list.ts";
import type { Language } from "../../shared/language.ts";
import type { FactName, LeadSource, LeadStatus } from "../../shared/lead.ts";
import { fold } from "../words/text.ts";

/** The steps of the pipeline with their scores in percent. The product demo uses the same scale. */
export const leadScale = {
	captured: 25,
	qualifying: 60,
	"budget-checked": 80,
	qualified: 95,
	"in-crm": 100,
} as const satisfies Record<LeadStatus, number>;

/** Null: unknown (never asked, or declined). The phone is E.164, with an extension ";ext=12" behind it (RFC 3966). */
export type LeadFacts = Record<Exclude<FactName, "industry">, string | null> & {
	industry: IndustryName | null;
};

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

/** Picks the facts from an object; missing facts become null. */
export function factsOf(source: Partial<LeadFacts>): LeadFacts {
	const { name, email, phone, company, industry, need, companySize, budget, timing } = {
		...noFacts,
		...source,
	};
	return { name, email, phone, company, industry, need, companySize, budget, timing };
}

/** Leaves out what is unknown, so that the rest can replace other facts. */
export function knownFacts(facts: Partial<LeadFacts>): Partial<LeadFacts> {
	return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
}

export type Lead = LeadFacts & {
	id: string;
	/** ISO 8601, UTC. */
	createdAt: string;
	updatedAt: string;
	source: LeadSource;
	language: Language;
	status: LeadStatus;
	/** In percent, from leadScale. */
	score: number;
	message: string | null;
	conversationId: string | null;
	/** A short reference to read out on the phone, e.g. "7KQ4-M2XA". */
	reference: string;
};

/**
 * Whether two leads are of one person: an address, which may be a whole company's, and no two names. A first name and
 * the full name are one.
 */
export function isSamePerson(
	one: Pick<Lead, "email" | "name">,
	other: Pick<Lead, "email" | "name">,
): boolean {
	if (one.email === null || one.email !== other.email) return false;
	const [names, others] = [namesIn(one), namesIn(other)];
	return names.every((name) => others.includes(name)) || others.every((name) => names.includes(name));
}

function namesIn({ name }: Pick<Lead, "name">): string[] {
	return fold(name ?? "")
		.split(/\s+/)
		.filter(Boolean);
}
