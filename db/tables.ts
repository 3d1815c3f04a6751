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
/** created_at is the lead's, and never changes. */
export type LeadWordsTable = { lead_id: string; created_at: string; word: string };

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
	/** What the team finds it by when its visitor goes on elsewhere. Null: nothing was said since there are any. */
	reference: string | null;
};

/** What a visitor asked to have of a conversation by mail. */
export type ConversationMailsTable = {
	id: string;
	conversation_id: string;
	what: string;
	email: string;
	language: string;
	/** What its link carries. */
	token: string;
	created_at: string;
	/** When the link was used: it works once. */
	used_at: string | null;
	consent_version: string;
};

export type MessagesTable = {
	conversation_id: string;
	position: number;
	role: string;
	content: string;
	created_at: string;
	/** JSON: sources, quick replies, proposal link. */
	extras: string;
	/** What its sender knows it by: sent again, it is not said again. */
	said_key: string | null;
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
	/** The queue it waits in. */
	destination: string;
	/** The lead of whose messages to one destination the earlier leaves first; null when it waits for no other. */
	turn_of: string | null;
	position: Generated<number>;
	/** JSON: ids and a mark of the address, so that what is sent is always the newest. */
	payload: string;
	state: string;
	attempts: number;
	created_at: string;
	/** When it may be sent; while it is being sent, when it is free again unless its holder says otherwise. */
	due_at: string;
	/** Which take of which process is sending it. */
	holder: string | null;
	sent_at: string | null;
	last_error: string | null;
};

/** See breaker.ts. A destination that never failed has no row. */
export type DeliveryBreakersTable = {
	destination: string;
	failures: number;
	last_failed: string | null;
	open_until: string | null;
	opened_at: string | null;
	trials: number;
};

/** What a CRM confirmed: its own record of one of our leads. */
export type CrmRecordsTable = {
	lead_id: string;
	crm: string;
	record_id: string;
	confirmed_at: string;
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
	consent_text_id: string | null;
};

export type EventsTable = {
	id: string;
	name: string;
	/** JSON: which demo, flow and step; never who. */
	data: string;
	created_at: string;
};

/** Views of a page from a source on a day; never whose. */
export type VisitsTable = {
	day: string;
	page: string;
	language: string;
	source: string;
	views: number;
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

/** The 30-minute session of a lead's Audit Express, once staff has set its time. */
export type AuditSessionsTable = {
	lead_id: string;
	starts_at: string;
	place: string;
	/** How often it was changed, from 0. */
	sequence: number;
	changed_at: string;
	cancelled_at: string | null;
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

/** What readers see of a post, or its last draft as long as it was never public. */
export type PostsTable = {
	id: string;
	/** The same in both languages of one post. */
	story_id: string;
	language: string;
	slug: string;
	title: string;
	excerpt: string;
	/** Markdown as it was written, and the safe HTML made of it. */
	content: string;
	html: string;
	category: string;
	author: string;
	/** The author's part of an address. */
	author_key: string;
	author_image: string | null;
	author_bio: string | null;
	author_linkedin: string | null;
	/** Address of an uploaded picture; null: one is drawn. */
	cover: string | null;
	cover_alt: string | null;
	/** Minutes. */
	read_time: number;
	views: Generated<number>;
	/** From when it is public; null: it is not. */
	published_at: string | null;
	created_at: string;
	updated_at: string;
};

export type PostTagsTable = {
	post_id: string;
	position: number;
	language: string;
	/** The label as it is looked up. */
	key: string;
	label: string;
	/** The post's, so that a tag's page reads one range of an index. */
	published_at: string | null;
};

/** What a post is found by: each word of its title and excerpt, without accents and capitals. */
export type PostWordsTable = {
	post_id: string;
	language: string;
	word: string;
	/** The post's, so that a search reads one range of an index. */
	published_at: string | null;
};

/** Addresses a post had before. */
export type PostMovesTable = { language: string; slug: string; post_id: string };

/** One row: counts the changes readers can see, so that each process knows when to forget its pages. */
export type BlogChangesTable = { id: string; changes: number };

export type CommentsTable = {
	id: string;
	reference: string;
	/** Fingerprint of the form it came with, so that the same comment sent twice is one. */
	form_key: string;
	post_id: string;
	/** The comment it answers; an answer is not answered. */
	parent_id: string | null;
	language: string;
	created_at: string;
	name: string;
	email: string;
	text: string;
	state: string;
	consent_version: string;
	/** When its writer took their consent back; ISO 8601, UTC. */
	consent_revoked_at: string | null;
};

export type SubscribersTable = {
	id: string;
	email: string;
	/** The mailbox behind the address, the same for all its spellings. */
	mailbox: string;
	language: string;
	state: string;
	/** What its links carry. */
	token: string;
	created_at: string;
	/** When the last mail that asks to confirm was queued. */
	asked_at: string;
	confirmed_at: string | null;
	cancelled_at: string | null;
	consent_version: string;
};

/** Each state in which a writer left a post; the one with the highest number is being worked on. */
export type PostVersionsTable = {
	id: string;
	post_id: string;
	number: number;
	at: string;
	/** The account's name, as it was then. */
	author: string;
	/** JSON of a PostText. */
	text: string;
	/** 1 when readers saw it. */
	published: Generated<number>;
};

/** Pictures of posts, encoded anew when they came. */
export type PicturesTable = {
	id: string;
	created_at: string;
	width: number;
	height: number;
	webp: Uint8Array;
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
	conversation_mails: ConversationMailsTable;
	messages: MessagesTable;
	consents: ConsentsTable;
	proposals: ProposalsTable;
	deliveries: DeliveriesTable;
	delivery_breakers: DeliveryBreakersTable;
	crm_records: CrmRecordsTable;
	flood_counts: FloodCountsTable;
	rights_requests: RightsRequestsTable;
	events: EventsTable;
	visits: VisitsTable;
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
	audit_sessions: AuditSessionsTable;
	consent_texts: ConsentTextsTable;
	revocations: RevocationsTable;
	erasures: ErasuresTable;
	erasure_errands: ErasureErrandsTable;
	posts: PostsTable;
	post_tags: PostTagsTable;
	post_words: PostWordsTable;
	post_moves: PostMovesTable;
	blog_changes: BlogChangesTable;
	comments: CommentsTable;
	subscribers: SubscribersTable;
	post_versions: PostVersionsTable;
	pictures: PicturesTable;
	model_spending: ModelSpendingTable;
};

export type Row<Table extends keyof Database> = Selectable<Database[Table]>;
