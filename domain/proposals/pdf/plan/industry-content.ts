import { industries } from "../../../../content/industries/list.ts";
import type { LeadFacts } from "../../../leads/lead.ts";

/** Finds the site's content for a lead's industry; undefined for an unknown or other one. */
export function industryContent(industry: LeadFacts["industry"]) {
	return industries.find(({ id }) => id === industry);
}
