/**
 * The company's marketing figures, in percent, and how each may be drawn:
 * a share of the whole, a rise over what there was, a fall from it, or a rise in speed, which shortens the wait.
 */
export const claims = {
	automated: { percent: 80, kind: "share" },
	supportCost: { percent: 65, kind: "fall" },
	efficiency: { percent: 40, kind: "rise" },
	sales: { percent: 45, kind: "rise" },
	response: { percent: 70, kind: "faster" },
	conversion: { percent: 40, kind: "rise" },
} as const satisfies Record<string, { percent: number; kind: "share" | "rise" | "fall" | "faster" }>;

export type ClaimId = keyof typeof claims;

/** The figures that fit any business, first the one drawn largest. */
export const usualClaims = [
	"automated",
	"response",
	"supportCost",
	"conversion",
] as const satisfies readonly [ClaimId, ClaimId, ClaimId, ClaimId];
