import { type LeadFacts, type LeadStatus, leadScale } from "./lead.ts";

/** What a step asks for and a lead has not: any way to reach it, any sign of what it wants, or one fact. */
export type Lack = "contact" | "interest" | ScoredFact;
type ScoredFact = "name" | "email" | "industry" | "need" | "budget" | "timing";

export type ScoreReason = {
	/** The step of the scale that gives the points. */
	step: LeadStatus;
	/** In percent; those of all steps make 100. */
	points: number;
	earned: boolean;
	lacks: readonly Lack[];
};

type Derived = Exclude<LeadStatus, "in-crm">;

/** What each step asks for, in the scale's order (specification section 4, ruling 15). */
const asked: Record<Derived, (facts: LeadFacts) => readonly Lack[]> = {
	captured: () => [],
	qualifying: ({ email, phone, need, industry }) => [
		...(email || phone ? [] : (["contact"] as const)),
		...(need || industry ? [] : (["interest"] as const)),
	],
	"budget-checked": (facts) => missing(facts, ["budget"]),
	qualified: (facts) => missing(facts, ["name", "email", "industry", "need", "timing"]),
};
const derived = ["captured", "qualifying", "budget-checked", "qualified"] as const satisfies Derived[];

/**
 * Where a lead stands, from what is known of it: the last step before the first that lacks something. "in-crm" is
 * never derived: only a CRM's confirmation gives it.
 */
export function statusOf(facts: LeadFacts): Derived {
	const open = derived.findIndex((step) => asked[step](facts).length > 0);
	return derived[open < 0 ? derived.length - 1 : open - 1] ?? "captured";
}

/** Why a lead has its score: every step of the scale with its points, whether they were earned, and what is lacking. */
export function scoreReasons(facts: LeadFacts, status: LeadStatus): ScoreReason[] {
	const steps = [...derived, "in-crm"] as const;
	return steps.map((step, index) => ({
		step,
		points: leadScale[step] - (index > 0 ? leadScale[steps[index - 1] ?? step] : 0),
		earned: leadScale[step] <= leadScale[status],
		lacks: step === "in-crm" ? [] : asked[step](facts),
	}));
}

function missing(facts: LeadFacts, names: readonly ScoredFact[]): readonly ScoredFact[] {
	return names.filter((name) => !facts[name]);
}
