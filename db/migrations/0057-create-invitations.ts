import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("accounts").addColumn("roles", "text").execute();
	await sql`update accounts set roles = role`.execute(db);
	await createInvitations(db);
	await createEmailChanges(db);
	await db.schema
		.createIndex("audit_entries_of_actor")
		.on("audit_entries")
		.columns(["actor_id", "at", "id"])
		.execute();
}

async function createInvitations(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("invitations")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("email", "text", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("roles", "text", (column) => column.notNull())
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("inviter", "text", (column) => column.notNull())
		.addColumn("issue", "integer", (column) => column.notNull())
		.addColumn("token_hash", "text", (column) => column.notNull().unique())
		.addColumn("expires_at", "text", (column) => column.notNull())
		.addColumn("revoked_at", "text")
		.execute();
	await sql`create unique index invitations_one_of_address on invitations (email) where revoked_at is null`.execute(
		db,
	);
}

async function createEmailChanges(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("email_changes")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("account_id", "text", (column) =>
			column.notNull().references("accounts.id").onDelete("cascade"),
		)
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("email", "text", (column) => column.notNull())
		.addColumn("previous_email", "text", (column) => column.notNull())
		.addColumn("token_hash", "text", (column) => column.notNull().unique())
		.addColumn("expires_at", "text", (column) => column.notNull())
		.addColumn("confirmed_at", "text")
		.execute();
	await db.schema.createIndex("email_changes_of_account").on("email_changes").column("account_id").execute();
}
