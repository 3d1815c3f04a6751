import type { Bilingual } from "../language.ts";
import type { ProductId } from "../products/list.ts";
import type { ClaimId } from "../proposal/claims.ts";
import type { ThemeId } from "../proposal/themes.ts";

/** What the proposal and the diagnostic choose and say for one industry. */
export type IndustryProposal = {
	/** The four figures that say most to it, first the one drawn largest. */
	claims: readonly [ClaimId, ClaimId, ClaimId, ClaimId];
	/** The quick wins it starts with, when its need names no other. */
	wins: readonly [ThemeId, ThemeId, ThemeId];
	/** Why each product recommended for it. */
	reasons: Bilingual<Partial<Record<ProductId, string>>>;
};
