/** The tables of db/tables.ts about privacy. */
export type PrivacyTables = {
	consents: ConsentsTable;
	consent_texts: ConsentTextsTable;
	revocations: RevocationsTable;
	erasures: ErasuresTable;
	erasure_errands: ErasureErrandsTable;
	rights_requests: RightsRequestsTable;
};

export type ConsentsTable = {
	id: string;
	lead_id: string;
	given_at: string;
	/** Which wording was shown; the texts themselves are in content/. */
	text_version: string;
	language: string;
	source: string;
	/** The wording as it was shown; null for proofs from before wordings were kept. */
	consent_text_id: string | null;
};

/** Wordings people agreed to, each by its fingerprint. */
export type ConsentTextsTable = {
	id: string;
	version: string;
	language: string;
	text: string;
	first_given_at: string;
};

/** Leads whose consent was taken back. */
export type RevocationsTable = {
	lead_id: string;
	revoked_at: string;
	/** Who of the staff wrote it down, by their name then. */
	recorded_by: string;
	request_reference: string | null;
};

/** That a person was erased: nothing of who it was but marks that only the site's secret makes. */
export type ErasuresTable = {
	id: string;
	erased_at: string;
	/** JSON: a mark for each address and telephone. */
	marks: string;
	/** JSON: rows by table. */
	counts: string;
};

/** What another system has still to erase; gone once it has. */
export type ErasureErrandsTable = {
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
	language: string;
	kind: string;
	name: string;
	document_type: string;
	document_number: string;
	email: string;
	detail: string;
	consent_version: string;
	/** Null while it waits. */
	answered_at: string | null;
	/** The account's name, as it was then. */
	answered_by: string | null;
	/** What was done of what was asked. */
	answer_result: string | null;
	/** What the person was told. */
	answer: string | null;
	consent_text_id: string | null;
};
