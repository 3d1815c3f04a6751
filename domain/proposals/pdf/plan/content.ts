import type { Language } from "../../../../content/language.ts";
import type { LeadFacts } from "../../../leads/lead.ts";

/** All that a document is made from. Plain data, so that it can cross to a worker. */
export type DocumentContent = ProposalContent | DiagnosticContent;

export type SharedContent = {
	language: Language;
	/** The reference a person may quote, e.g. "P-2026-0001". */
	number: string;
	/** ISO date or moment. */
	issuedOn: string;
	/** Null facts are shown as still to be confirmed. */
	lead: LeadFacts;
	brand: { product: string; tagline: string; email: string; phone: string; publicUrl: string };
};

export type ProposalContent = SharedContent & {
	kind: "proposal";
	/** 1 for the first proposal to a lead, 2 for the one that replaces it. */
	version: number;
	/** ISO date or moment. */
	validUntil: string;
};

export type DiagnosticContent = SharedContent & {
	kind: "diagnostic";
	/** How complete it is: the lead's score, 0 to 100. */
	score: number;
};
