import { type ClaimId, usualClaims } from "../../../../content/proposal/claims.ts";
import { themes } from "../../../../content/proposal/themes.ts";
import type { StatedFacts } from "./suits.ts";
import { themesOf } from "./themes.ts";

/** Chooses the four figures to draw, the largest first: first those for the visitor's need, then those for anybody. */
export function figuresFor(lead: StatedFacts): readonly ClaimId[] {
	const fromNeed = themesOf(lead).flatMap((theme): readonly ClaimId[] => themes[theme].claims);
	return [...new Set([...fromNeed, ...usualClaims])].slice(0, 4);
}
