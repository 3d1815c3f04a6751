import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("comments")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("reference", "text", (column) => column.notNull().unique())
		.addColumn("form_key", "text", (column) => column.notNull().unique())
		.addColumn("post_id", "text", (column) => column.notNull().references("posts.id").onDelete("cascade"))
		.addColumn("parent_id", "text", (column) => column.references("comments.id").onDelete("cascade"))
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("email", "text", (column) => column.notNull())
		.addColumn("text", "text", (column) => column.notNull())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("consent_version", "text", (column) => column.notNull())
		.execute();
	await db.schema
		.createIndex("comments_of_post")
		.on("comments")
		.columns(["post_id", "state", "created_at"])
		.execute();
	await db.schema
		.createIndex("comments_by_state")
		.on("comments")
		.columns(["state", "created_at", "id"])
		.execute();
	await db.schema
		.createTable("subscribers")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("email", "text", (column) => column.notNull())
		.addColumn("mailbox", "text", (column) => column.notNull().unique())
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("token", "text", (column) => column.notNull().unique())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("asked_at", "text", (column) => column.notNull())
		.addColumn("confirmed_at", "text")
		.addColumn("cancelled_at", "text")
		.addColumn("consent_version", "text", (column) => column.notNull())
		.execute();
	await db.schema
		.createIndex("subscribers_to_write_to")
		.on("subscribers")
		.columns(["state", "language", "id"])
		.execute();
	await db.schema
		.createIndex("subscribers_by_creation")
		.on("subscribers")
		.columns(["created_at", "id"])
		.execute();
}
