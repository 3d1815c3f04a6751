import type { Language } from "../../shared/language.ts";
import type { LeadSource } from "../../shared/lead.ts";
import type { DocumentType, RightsKind, RightsResult } from "../../shared/rights.ts";

export type PrivacyTables = {
	consents: ConsentsTable;
	consent_texts: ConsentTextsTable;
	revocations: RevocationsTable;
	erasures: ErasuresTable;
	erasure_tasks: ErasureTasksTable;
	rights_requests: RightsRequestsTable;
};

export type ConsentsTable = {
	id: string;
	lead_id: string;
	given_at: string;
	text_version: string;
	language: Language;
	source: LeadSource;
	/** The wording as shown; null for proofs older than the stored wordings. */
	consent_text_id: string | null;
};

export type ConsentTextsTable = {
	id: string;
	version: string;
	language: Language;
	text: string;
	first_given_at: string;
};

export type RevocationsTable = {
	lead_id: string;
	revoked_at: string;
	recorded_by: string;
	request_reference: string | null;
};

/** Records of erasures. Only marks remain of the person, and making one needs the site's secret. */
export type ErasuresTable = {
	id: string;
	erased_at: string;
	/** JSON: a mark for each address and telephone. */
	marks: string;
	/** JSON: erased rows by table. */
	counts: string;
};

export type ErasureTasksTable = {
	id: string;
	erasure_id: string;
	destination: string;
	/** JSON: how the other system finds the person. */
	person: string;
	created_at: string;
};

export type RightsRequestsTable = {
	id: string;
	reference: string;
	form_key: string;
	created_at: string;
	/** The last day to answer, a date in Bogotá. */
	due_on: string;
	language: Language;
	kind: RightsKind;
	name: string;
	document_type: DocumentType;
	document_number: string;
	email: string;
	detail: string;
	consent_version: string;
	answered_at: string | null;
	answered_by: string | null;
	answer_result: RightsResult | null;
	answer: string | null;
	consent_text_id: string | null;
};
