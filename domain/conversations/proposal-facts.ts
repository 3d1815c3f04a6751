import type { ProposalFacts } from "../../shared/chat.ts";
import type { Language } from "../../shared/language.ts";
import { industryName } from "../leads/industry-name.ts";
import type { LeadFacts } from "../leads/lead.ts";

/** Puts the facts of a proposal into words. @returns null where nothing is known. */
export function proposalFacts(facts: LeadFacts, language: Language): ProposalFacts {
	const { name, company, need, companySize, budget, timing } = facts;
	return { name, company, industry: industryName(facts, language), need, companySize, budget, timing };
}
