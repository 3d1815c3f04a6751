import type { Generated, Selectable } from "kysely";

/*
 * Column types that mean the same on both engines: text ids (random, never a time), ISO 8601 UTC texts for
 * times, 0 or 1 for yes and no, JSON as text. See docs/decisions/0004.
 */

export type LeadsTable = {
	id: string;
	created_at: string;
	updated_at: string;
	source: string;
	language: string;
	status: string;
	name: string | null;
	email: string | null;
	phone: string | null;
	company: string | null;
	industry: string | null;
	need: string | null;
	company_size: string | null;
	budget: string | null;
	timing: string | null;
	message: string | null;
	conversation_id: string | null;
	/** What people call it by; leads from before references had none. */
	reference: string | null;
	/** Fingerprint of the form it came with, so that the same form sent twice makes one lead. */
	form_key: string | null;
	/** The client it became, and the account of the salesperson whose it is. */
	client_id: string | null;
	owner_id: string | null;
};

/** What a lead is found by: each word of its name, e-mail, company and telephone, without accents and capitals. */
export type LeadWordsTable = { lead_id: string; word: string };

export type LeadNotesTable = {
	id: string;
	lead_id: string;
	at: string;
	/** The account's name, as it was then. */
	author: string;
	text: string;
};

export type ConversationsTable = {
	id: string;
	created_at: string;
	updated_at: string;
	language: string;
	/** JSON of the assistant's DialogueState. */
	state: string;
	/** Messages stored so far: the next message's position. */
	length: number;
	/** Fingerprint of the transcript, for callers that resend it instead of an id. */
	transcript_hash: string;
	/** The account of who has taken it over, and the name visitors see. */
	person_id: string | null;
	person_name: string | null;
};

export type MessagesTable = {
	conversation_id: string;
	position: number;
	role: string;
	content: string;
	created_at: string;
	/** JSON: sources, quick replies, proposal link. */
	extras: string;
};

export type ConsentsTable = {
	id: string;
	lead_id: string;
	given_at: string;
	/** Which wording was shown; the texts themselves are in content/. */
	text_version: string;
	language: string;
	source: string;
};

export type ProposalsTable = {
	id: string;
	lead_id: string;
	version: number;
	number: string;
	token: string;
	file_name: string;
	language: string;
	created_at: string;
	expires_at: string;
	revoked_at: string | null;
	/** Fingerprint of what it says, so that asking twice for the same proposal gives the same one. */
	content_hash: string;
	pdf: Uint8Array;
	/** Downloads by people; programs that fetch every link are not counted. */
	opened_at: string | null;
	last_opened_at: string | null;
	openings: Generated<number>;
};

export type DeliveriesTable = {
	id: string;
	/** What makes it this delivery and no other: a second row with the same key is never made. */
	dedupe_key: string;
	kind: string;
	/** JSON: ids and a mark of the address, so that what is sent is always the newest. */
	payload: string;
	state: string;
	attempts: number;
	created_at: string;
	due_at: string;
	leased_until: string | null;
	sent_at: string | null;
	last_error: string | null;
};

export type FloodCountsTable = {
	gate: string;
	/** Fingerprint of what tells one visitor from another. */
	visitor: string;
	/** When the window began. */
	opened_at: string;
	passages: number;
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
};

export type EventsTable = {
	id: string;
	name: string;
	/** JSON: which demo, flow and step; never who. */
	data: string;
	created_at: string;
};

export type ClientsTable = {
	id: string;
	created_at: string;
	name: string;
	/** Its own address under the portal's base domain. */
	subdomain: string;
};

export type ProjectsTable = {
	id: string;
	client_id: string;
	created_at: string;
	name: string;
	/** A product's name, as it is written. */
	product: string | null;
	/** Who of the team answers for it. */
	responsible: string;
	status: string;
	/** What the client is asked to do; null when nothing. */
	waiting_for: string | null;
};

export type MilestonesTable = {
	id: string;
	project_id: string;
	position: number;
	name: string;
	/** Dates in Bogotá, like 2026-12-04. */
	due_on: string | null;
	done_on: string | null;
};

export type ProjectUpdatesTable = {
	id: string;
	project_id: string;
	at: string;
	author: string;
	text: string;
};

export type ClientDemosTable = {
	id: string;
	client_id: string;
	created_at: string;
	title: string;
	industry: string;
	flow: string;
	/** JSON: the client's own figure by the number of the metric. */
	figures: string;
};

export type ReportsTable = {
	id: string;
	client_id: string;
	created_at: string;
	title: string;
	file_name: string;
	pages: number;
	pdf: Uint8Array;
};

/** Whoever may sign in. This table, credentials, sessions, verifications and second_factors have better-auth's columns. */
export type AccountsTable = {
	id: string;
	created_at: string;
	updated_at: string;
	username: string;
	email: string;
	email_verified: number;
	name: string;
	image: string | null;
	kind: string;
	/** Of staff; null for a client. */
	role: string | null;
	/** Of a client; null for staff. */
	client_id: string | null;
	language: string;
	disabled_at: string | null;
	two_factor_enabled: number;
};

export type CredentialsTable = {
	id: string;
	account_id: string;
	provider_id: string;
	provider_account_id: string;
	/** Argon2id, in the PHC format. */
	password: string | null;
	created_at: string;
	updated_at: string;
};

export type SessionsTable = {
	id: string;
	account_id: string;
	/** Worth nothing without the signature in the cookie, whose key is not in the database. */
	token: string;
	expires_at: string;
	ip_address: string | null;
	user_agent: string | null;
	created_at: string;
	updated_at: string;
};

export type VerificationsTable = {
	id: string;
	/** Hashed: a reset link cannot be made from it. */
	identifier: string;
	value: string;
	expires_at: string;
	created_at: string;
	updated_at: string;
};

export type SecondFactorsTable = {
	id: string;
	account_id: string;
	/** Encrypted with the site's secret, like the backup codes. */
	secret: string;
	backup_codes: string;
	verified: number;
	failed_verification_count: number | null;
	locked_until: string | null;
};

export type UsedCodesTable = {
	account_id: string;
	/** Fingerprint of a second factor's code, so that it works once. */
	code: string;
	used_at: string;
};

export type AuditEntriesTable = {
	id: string;
	at: string;
	/** Null for what the operator or the site itself did. */
	actor_id: string | null;
	/** As it was then: the account may be gone. */
	actor_name: string;
	action: string;
	subject_kind: string;
	subject_id: string;
	/** JSON: what changed, without secrets. */
	detail: string;
};

/** What the model behind the assistant used, by day and by conversation. */
export type ModelSpendingTable = {
	scope: string;
	/** Millionths of a dollar. */
	micro_dollars: number;
	milliseconds: number;
	updated_at: string;
};

export type Database = {
	leads: LeadsTable;
	conversations: ConversationsTable;
	messages: MessagesTable;
	consents: ConsentsTable;
	proposals: ProposalsTable;
	deliveries: DeliveriesTable;
	flood_counts: FloodCountsTable;
	rights_requests: RightsRequestsTable;
	events: EventsTable;
	lead_notes: LeadNotesTable;
	lead_words: LeadWordsTable;
	clients: ClientsTable;
	projects: ProjectsTable;
	milestones: MilestonesTable;
	project_updates: ProjectUpdatesTable;
	client_demos: ClientDemosTable;
	reports: ReportsTable;
	accounts: AccountsTable;
	credentials: CredentialsTable;
	sessions: SessionsTable;
	verifications: VerificationsTable;
	second_factors: SecondFactorsTable;
	used_codes: UsedCodesTable;
	audit_entries: AuditEntriesTable;
	model_spending: ModelSpendingTable;
};

export type Row<Table extends keyof Database> = Selectable<Database[Table]>;
