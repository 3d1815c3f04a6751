import { type ClaimId, usualClaims } from "../../../../content/proposal/claims.ts";
import { themes } from "../../../../content/proposal/themes.ts";
import type { LeadFacts } from "../../../leads/lead.ts";
import { ours } from "./ours.ts";
import { themesOf } from "./themes.ts";

/** The figures to draw, the largest first: the industry's own, led by those that speak of the visitor's need. */
export function figuresFor(lead: Pick<LeadFacts, "industry" | "need">): readonly ClaimId[] {
	const usual: readonly ClaimId[] = ours(lead.industry)?.proposal.claims ?? usualClaims;
	const spoken = themesOf(lead.need).flatMap((theme): readonly ClaimId[] => themes[theme].claims);
	return [...new Set([...spoken, ...usual])].slice(0, 4);
}
