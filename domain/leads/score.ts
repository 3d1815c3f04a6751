import type { LeadFacts, LeadStatus } from "./lead.ts";

/**
 * Where a lead stands, from what is known of it (specification section 4, ruling 15). "in-crm" is never
 * derived: only a CRM's confirmation gives it.
 */
export function statusOf(facts: LeadFacts): Exclude<LeadStatus, "in-crm"> {
	const interest = facts.need !== null || facts.industry !== null;
	const reachable = facts.email !== null || facts.phone !== null;
	if (!reachable || !interest) return "captured";
	if (facts.budget === null) return "qualifying";
	const whole = facts.name && facts.email && facts.industry && facts.need && facts.timing;
	return whole ? "qualified" : "budget-checked";
}
