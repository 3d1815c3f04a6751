import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	await createClientsAndAccounts(db);
	await createSessions(db);
	await createSecondFactors(db);
	await createAuditEntries(db);
}

async function createClientsAndAccounts(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("clients")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("subdomain", "text", (column) => column.notNull().unique())
		.execute();
	await db.schema
		.createTable("accounts")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("updated_at", "text", (column) => column.notNull())
		.addColumn("username", "text", (column) => column.notNull().unique())
		.addColumn("email", "text", (column) => column.notNull().unique())
		.addColumn("email_verified", "integer", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("image", "text")
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("role", "text")
		.addColumn("client_id", "text", (column) => column.references("clients.id"))
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("disabled_at", "text")
		.addColumn("two_factor_enabled", "integer", (column) => column.notNull())
		.execute();
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("credentials")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("account_id", "text", (column) =>
			column.notNull().references("accounts.id").onDelete("cascade"),
		)
		.addColumn("provider_id", "text", (column) => column.notNull())
		.addColumn("provider_account_id", "text", (column) => column.notNull())
		.addColumn("password", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("updated_at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("credentials_of_account").on("credentials").column("account_id").execute();
	await db.schema
		.createTable("sessions")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("account_id", "text", (column) =>
			column.notNull().references("accounts.id").onDelete("cascade"),
		)
		.addColumn("token", "text", (column) => column.notNull().unique())
		.addColumn("expires_at", "text", (column) => column.notNull())
		.addColumn("ip_address", "text")
		.addColumn("user_agent", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("updated_at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("sessions_of_account").on("sessions").column("account_id").execute();
	await db.schema
		.createTable("verifications")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("identifier", "text", (column) => column.notNull())
		.addColumn("value", "text", (column) => column.notNull())
		.addColumn("expires_at", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("updated_at", "text", (column) => column.notNull())
		.execute();
	await db.schema
		.createIndex("verifications_by_identifier")
		.on("verifications")
		.column("identifier")
		.execute();
}

async function createSecondFactors(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("second_factors")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("account_id", "text", (column) =>
			column.notNull().references("accounts.id").onDelete("cascade"),
		)
		.addColumn("secret", "text", (column) => column.notNull())
		.addColumn("backup_codes", "text", (column) => column.notNull())
		.addColumn("verified", "integer", (column) => column.notNull())
		.addColumn("failed_verification_count", "integer")
		.addColumn("locked_until", "text")
		.execute();
	await db.schema
		.createIndex("second_factors_of_account")
		.on("second_factors")
		.column("account_id")
		.unique()
		.execute();
	await db.schema
		.createTable("used_codes")
		.addColumn("account_id", "text", (column) =>
			column.notNull().references("accounts.id").onDelete("cascade"),
		)
		.addColumn("code", "text", (column) => column.notNull())
		.addColumn("used_at", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("used_codes_once", ["account_id", "code"])
		.execute();
}

async function createAuditEntries(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("audit_entries")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("at", "text", (column) => column.notNull())
		.addColumn("actor_id", "text")
		.addColumn("actor_name", "text", (column) => column.notNull())
		.addColumn("action", "text", (column) => column.notNull())
		.addColumn("subject_kind", "text", (column) => column.notNull())
		.addColumn("subject_id", "text", (column) => column.notNull())
		.addColumn("detail", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("audit_entries_by_time").on("audit_entries").columns(["at", "id"]).execute();
	await db.schema
		.createIndex("audit_entries_of_subject")
		.on("audit_entries")
		.columns(["subject_kind", "subject_id", "at"])
		.execute();
}
