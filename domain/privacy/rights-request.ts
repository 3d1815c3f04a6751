import type { Language } from "../../shared/language.ts";
import type { DocumentType, RightsKind, RightsResult } from "../../shared/rights.ts";

export type RightsAnswer = {
	/** ISO 8601, UTC. */
	at: string;
	author: string;
	result: RightsResult;
	note: string;
};

export type RightsRequest = {
	id: string;
	reference: string;
	/** ISO 8601, UTC. */
	createdAt: string;
	dueOn: string;
	language: Language;
	kind: RightsKind;
	name: string;
	documentType: DocumentType;
	documentNumber: string;
	email: string;
	detail: string;
	consentVersion: string;
	answer: RightsAnswer | null;
};

const shapes: Record<DocumentType, RegExp> = {
	cc: /^\d{5,10}$/,
	nit: /^\d{6,11}$/,
	ce: /^(?=.*\d)[A-Z0-9]{4,12}$/i,
	passport: /^(?=.*\d)[A-Z0-9]{5,15}$/i,
};

/** Tells whether a number fits a type of document, as a person wrote it: "52.123.456", "900123456-7". */
export function isDocumentNumber(type: DocumentType, written: string): boolean {
	return shapes[type].test(written.replace(/[\s.-]/g, ""));
}
