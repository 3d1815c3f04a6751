export const leadSources = ["chat", "contact", "audit", "api"] as const;
export type LeadSource = (typeof leadSources)[number];

export const leadStatuses = ["captured", "qualifying", "budget-checked", "qualified", "in-crm"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

export const factNames = [
	"name",
	"email",
	"phone",
	"company",
	"industry",
	"need",
	"companySize",
	"budget",
	"timing",
] as const;
export type FactName = (typeof factNames)[number];

export const askableFacts = ["need", "budget", "timing", "companySize"] as const satisfies FactName[];
export type AskableFact = (typeof askableFacts)[number];

export const figureFacts = ["companySize", "budget", "timing"] as const satisfies FactName[];
type FigureFact = (typeof figureFacts)[number];

/** Whether a fact, or what a reply asked for, is a number or a time, which only refines a proposal. */
export function isFigure(fact: string | null): fact is FigureFact {
	return figureFacts.some((one) => one === fact);
}

export type EitherFact = "contact" | "interest";

export type MissingPart =
	| EitherFact
	| Extract<FactName, "name" | "email" | "industry" | "need" | "budget" | "timing">;

export type ContactWay = "phone" | "email";
export type ContactDue = "late" | "today" | "later";

export type LeadRefusal =
	| "revoked"
	| "no-email"
	| "proposal-same"
	| "proposal-limit-reached"
	| "consultation-same";
