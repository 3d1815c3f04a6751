import { type Kysely, SqliteAdapter, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	await createConversations(db);
	await createMessages(db);
	await createLeads(db);
	await createConsents(db);
	await createProposals(db);
	await createDeliveries(db);
}

async function createConversations(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("conversations")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("updated_at", "text", (column) => column.notNull())
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("length", "integer", (column) => column.notNull())
		.addColumn("transcript_hash", "text", (column) => column.notNull())
		.execute();
	await db.schema
		.createIndex("conversations_by_transcript")
		.on("conversations")
		.column("transcript_hash")
		.execute();
}

async function createMessages(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("messages")
		.addColumn("conversation_id", "text", (column) =>
			column.notNull().references("conversations.id").onDelete("cascade"),
		)
		.addColumn("position", "integer", (column) => column.notNull())
		.addColumn("role", "text", (column) => column.notNull())
		.addColumn("content", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("extras", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("messages_key", ["conversation_id", "position"])
		.execute();
}

async function createLeads(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("leads")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("updated_at", "text", (column) => column.notNull())
		.addColumn("source", "text", (column) => column.notNull())
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("status", "text", (column) => column.notNull())
		.addColumn("name", "text")
		.addColumn("email", "text")
		.addColumn("phone", "text")
		.addColumn("company", "text")
		.addColumn("industry", "text")
		.addColumn("need", "text")
		.addColumn("company_size", "text")
		.addColumn("budget", "text")
		.addColumn("timing", "text")
		.addColumn("message", "text")
		.addColumn("conversation_id", "text", (column) => column.unique().references("conversations.id"))
		.execute();
	await db.schema
		.createIndex("leads_newest_first")
		.on("leads")
		.columns(["created_at desc", "id desc"])
		.execute();
	await db.schema
		.createIndex("leads_by_email")
		.on("leads")
		.columns(["email", "created_at desc", "id desc"])
		.execute();
}

async function createConsents(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("consents")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("lead_id", "text", (column) => column.notNull().references("leads.id"))
		.addColumn("given_at", "text", (column) => column.notNull())
		.addColumn("text_version", "text", (column) => column.notNull())
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("source", "text", (column) => column.notNull())
		.addUniqueConstraint("consents_once", ["lead_id", "text_version", "source"])
		.execute();
}

async function createProposals(db: Kysely<unknown>): Promise<void> {
	const blob = isSqlite(db) ? sql`blob` : sql`bytea`;
	await db.schema
		.createTable("proposals")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("lead_id", "text", (column) => column.notNull().references("leads.id"))
		.addColumn("version", "integer", (column) => column.notNull())
		.addColumn("number", "text", (column) => column.notNull())
		.addColumn("token", "text", (column) => column.notNull().unique())
		.addColumn("file_name", "text", (column) => column.notNull())
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("expires_at", "text", (column) => column.notNull())
		.addColumn("revoked_at", "text")
		.addColumn("content_hash", "text", (column) => column.notNull())
		.addColumn("pdf", blob, (column) => column.notNull())
		.addUniqueConstraint("proposals_one_version", ["lead_id", "version"])
		.execute();
}

async function createDeliveries(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("deliveries")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("dedupe_key", "text", (column) => column.notNull().unique())
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("payload", "text", (column) => column.notNull())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("attempts", "integer", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("due_at", "text", (column) => column.notNull())
		.addColumn("leased_until", "text")
		.addColumn("sent_at", "text")
		.addColumn("last_error", "text")
		.execute();
	await db.schema.createIndex("deliveries_due").on("deliveries").columns(["state", "due_at"]).execute();
}

function isSqlite(db: Kysely<unknown>): boolean {
	return db.getExecutor().adapter instanceof SqliteAdapter;
}
