import { type ClaimId, usualClaims } from "../../../../content/proposal/claims.ts";
import { themes } from "../../../../content/proposal/themes.ts";
import type { Told } from "./suits.ts";
import { themesOf } from "./themes.ts";

/** The four figures to draw, the largest first: those that speak of the visitor's need, then those that fit anyone. */
export function figuresFor(told: Told): readonly ClaimId[] {
	const spoken = themesOf(told).flatMap((theme): readonly ClaimId[] => themes[theme].claims);
	return [...new Set([...spoken, ...usualClaims])].slice(0, 4);
}
