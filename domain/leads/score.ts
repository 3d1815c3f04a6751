import type { EitherFact, LeadStatus, MissingPart } from "../../shared/lead.ts";
import { type LeadFacts, leadScale } from "./lead.ts";

type ScoredFact = Exclude<MissingPart, EitherFact>;

export type ScoreReason = {
	step: LeadStatus;
	/** In percent; all steps together make 100. */
	points: number;
	earned: boolean;
	missing: readonly MissingPart[];
};

type DerivedStatus = Exclude<LeadStatus, "in-crm">;

/** The requirements of each step, in the order of the scale (specification section 4, ruling 15). */
const missingByStep: Record<DerivedStatus, (facts: LeadFacts) => readonly MissingPart[]> = {
	captured: () => [],
	qualifying: ({ email, phone, need, industry }) => [
		...(email || phone ? [] : (["contact"] as const)),
		...(need || industry ? [] : (["interest"] as const)),
	],
	"budget-checked": (facts) => missingOf(facts, ["budget"]),
	qualified: (facts) => missingOf(facts, ["name", "email", "industry", "need", "timing"]),
};
const derivedStatuses = [
	"captured",
	"qualifying",
	"budget-checked",
	"qualified",
] as const satisfies DerivedStatus[];

/**
 * Derives a lead's status from its facts: the last step before the first one with a missing part. Never returns
 * "in-crm", which only a CRM's confirmation gives.
 */
export function leadStatus(facts: LeadFacts): DerivedStatus {
	const open = derivedStatuses.findIndex((step) => missingByStep[step](facts).length > 0);
	return derivedStatuses[open < 0 ? derivedStatuses.length - 1 : open - 1] ?? "captured";
}

/**
 * Explains a score: each step with its points, whether the lead earned them, and what is missing. Once a CRM confirmed
 * the lead, that step has all points that the facts did not earn, and the other unearned steps have none.
 */
export function scoreReasons(facts: LeadFacts, status: LeadStatus): ScoreReason[] {
	const steps = [...derivedStatuses, "in-crm"] as const;
	const isInCrm = status === "in-crm";
	const reached = leadScale[isInCrm ? leadStatus(facts) : status];
	return steps.map((step, index) => {
		if (step === "in-crm")
			return {
				step,
				points: leadScale[step] - (isInCrm ? reached : leadScale.qualified),
				earned: isInCrm,
				missing: [],
			};
		const earned = leadScale[step] <= reached;
		const points = leadScale[step] - (index > 0 ? leadScale[steps[index - 1] ?? step] : 0);
		return { step, points: earned || !isInCrm ? points : 0, earned, missing: missingByStep[step](facts) };
	});
}

/** Returns what a lead still lacks, in the order of the steps. */
export function missingParts(facts: LeadFacts): MissingPart[] {
	return derivedStatuses.flatMap((step) => missingByStep[step](facts));
}

function missingOf(facts: LeadFacts, names: readonly ScoredFact[]): readonly ScoredFact[] {
	return names.filter((name) => !facts[name]);
}
