import type { Database } from "../../db/tables.ts";

/** What belongs to a person: the ids of these rows find all others. */
export const belongings = [
	"leads",
	"conversations",
	"requests",
	"accounts",
	"comments",
	"subscribers",
	"conversationMails",
	"invitations",
] as const;
export type Belonging = (typeof belongings)[number];

type Holding =
	| { kind: "personal"; belonging: Belonging; column: string; hidden?: readonly string[] }
	| { kind: "named"; why: string }
	| { kind: "none"; why: string };

/**
 * Where personal data is stored, by table, in the order of erasure: children before their parents.
 * A missing table does not compile, and personal-data.test.ts fails when personal data stays in one.
 * `hidden` columns are secrets: they are erased but not exported.
 */
export const holdings = {
	used_codes: { kind: "personal", belonging: "accounts", column: "account_id", hidden: ["code"] },
	second_factors: {
		kind: "personal",
		belonging: "accounts",
		column: "account_id",
		hidden: ["secret", "backup_codes"],
	},
	passkeys: {
		kind: "personal",
		belonging: "accounts",
		column: "account_id",
		hidden: ["credential_id", "public_key"],
	},
	sessions: { kind: "personal", belonging: "accounts", column: "account_id", hidden: ["token"] },
	sign_in_events: { kind: "personal", belonging: "accounts", column: "account_id" },
	credentials: { kind: "personal", belonging: "accounts", column: "account_id", hidden: ["password"] },
	verifications: {
		kind: "personal",
		belonging: "accounts",
		column: "value",
		hidden: ["identifier", "value"],
	},
	email_changes: { kind: "personal", belonging: "accounts", column: "account_id", hidden: ["token_hash"] },
	accounts: { kind: "personal", belonging: "accounts", column: "id" },
	invitations: { kind: "personal", belonging: "invitations", column: "id", hidden: ["token_hash"] },
	lead_notes: { kind: "personal", belonging: "leads", column: "lead_id" },
	consultations: { kind: "personal", belonging: "leads", column: "lead_id" },
	revocations: { kind: "personal", belonging: "leads", column: "lead_id" },
	consents: { kind: "personal", belonging: "leads", column: "lead_id" },
	crm_records: { kind: "personal", belonging: "leads", column: "lead_id" },
	proposals: { kind: "personal", belonging: "leads", column: "lead_id", hidden: ["token", "content_hash"] },
	leads: { kind: "personal", belonging: "leads", column: "id", hidden: ["form_key"] },
	// The conversation may be another person's.
	conversation_mails: {
		kind: "personal",
		belonging: "conversationMails",
		column: "id",
		hidden: ["token", "conversation_id"],
	},
	messages: {
		kind: "personal",
		belonging: "conversations",
		column: "conversation_id",
		hidden: ["idempotency_key", "said_key", "claim"],
	},
	conversation_notes: { kind: "personal", belonging: "conversations", column: "conversation_id" },
	conversation_labels: { kind: "personal", belonging: "conversations", column: "conversation_id" },
	visitor_presence: { kind: "personal", belonging: "conversations", column: "conversation_id" },
	conversations: { kind: "personal", belonging: "conversations", column: "id", hidden: ["transcript_hash"] },
	rights_requests: { kind: "personal", belonging: "requests", column: "id", hidden: ["form_key"] },
	comments: { kind: "personal", belonging: "comments", column: "id", hidden: ["form_key"] },
	subscribers: { kind: "personal", belonging: "subscribers", column: "id", hidden: ["token"] },
	deliveries: { kind: "named", why: "what leaves about a person's things, by their ids" },
	schema_support: { kind: "none", why: "the name of a migration" },
	rate_limit_counts: { kind: "named", why: "fingerprints of visitors, mailboxes and ids, for a day" },
	rate_limits: { kind: "named", why: "the same, of the last release" },
	audit_entries: { kind: "named", why: "who did what: the log stays, names in it do not" },
	search_documents: { kind: "named", why: "the words by which leads and conversations are found" },
	erasure_tasks: { kind: "named", why: "what other systems still have to erase, until they have" },
	delivery_breakers: { kind: "none", why: "which service is down" },
	consent_texts: { kind: "none", why: "our own sentences" },
	erasures: { kind: "none", why: "that something was erased, by marks only the site's secret makes" },
	events: { kind: "none", why: "what was done in demos, never by whom" },
	model_spending: { kind: "none", why: "what a model used, by day and by a conversation’s id" },
	visits: { kind: "none", why: "how often pages were looked at, never by whom" },
	unknown_questions: { kind: "none", why: "what was asked, without addresses, telephones and names" },
	write_checks: { kind: "none", why: "that the database takes writes" },
	canned_replies: { kind: "none", why: "the team's own sentences" },
	blog_changes: { kind: "none", why: "that the blog changed" },
	posts: { kind: "none", why: "what the team publishes, signed by it" },
	post_tags: { kind: "none", why: "of posts" },
	post_moves: { kind: "none", why: "earlier addresses of posts" },
	post_versions: { kind: "none", why: "of posts, with who of the team wrote them" },
	pictures: { kind: "none", why: "of posts" },
	clients: { kind: "none", why: "companies" },
	api_keys: { kind: "none", why: "of programs" },
	projects: { kind: "none", why: "a company's, with who of the team answers for it" },
	milestones: { kind: "none", why: "a company's" },
	project_updates: { kind: "none", why: "a company's, written by the team" },
	client_demos: { kind: "none", why: "a company's" },
	reports: { kind: "none", why: "a company's" },
} as const satisfies Record<keyof Database, Holding>;

export type PersonalTable = {
	[Table in keyof typeof holdings]: (typeof holdings)[Table]["kind"] extends "personal" ? Table : never;
}[keyof typeof holdings];

/** The tables with rows of one person, in the order of erasure. */
export const personalTables = Object.entries(holdings).flatMap(([table, holding]) =>
	holding.kind === "personal" ? [{ table: table as PersonalTable, ...(holding as PersonalHolding) }] : [],
);

type PersonalHolding = Extract<Holding, { kind: "personal" }>;
