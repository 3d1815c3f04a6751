import { industries } from "../../../../content/industries/list.ts";
import type { LeadFacts } from "../../../leads/lead.ts";

/** What the site says of a lead's industry; nothing when it is none of ours, or not known. */
export function ours(industry: LeadFacts["industry"]) {
	return industries.find(({ id }) => id === industry);
}
