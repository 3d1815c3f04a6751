import type { Language } from "../../../../shared/language.ts";
import type { LeadFacts } from "../../../leads/lead.ts";

/** The input of a document: plain data, so that it can be sent to a worker. */
export type DocumentContent = ProposalContent | DiagnosticContent;

export type SharedContent = {
	language: Language;
	/** The reference a person can quote, e.g. "P-2026-0001". */
	number: string;
	/** ISO date or moment. */
	issuedOn: string;
	lead: LeadFacts;
	brand: { product: string; tagline: string; email: string; phone: string; publicUrl: string };
};

export type ProposalContent = SharedContent & {
	kind: "proposal";
	version: number;
	/** ISO date or moment. */
	validUntil: string;
};

export type DiagnosticContent = SharedContent & {
	kind: "diagnostic";
	/** The lead's score, 0 to 100: how complete the diagnostic is. */
	score: number;
};
