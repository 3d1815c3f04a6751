import type { Language } from "../../../../content/language.ts";
import type { LeadFacts } from "../../../leads/lead.ts";

/** All that a proposal is made from. Plain data, so that it can cross to a worker. */
export type ProposalContent = {
	language: Language;
	/** The reference a person may quote, e.g. "P-2026-0001". */
	number: string;
	/** 1 for the first proposal to a lead, 2 for the one that replaces it. */
	version: number;
	/** ISO date or moment. */
	issuedOn: string;
	validUntil: string;
	/** Null facts are shown as still to be confirmed. */
	lead: LeadFacts;
	brand: { product: string; tagline: string; email: string; phone: string; publicUrl: string };
};
