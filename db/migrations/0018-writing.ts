import { type Kysely, SqliteAdapter, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	const bytes = db.getExecutor().adapter instanceof SqliteAdapter ? sql`blob` : sql`bytea`;
	await db.schema
		.createTable("post_versions")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("post_id", "text", (column) => column.notNull().references("posts.id").onDelete("cascade"))
		.addColumn("number", "integer", (column) => column.notNull())
		.addColumn("at", "text", (column) => column.notNull())
		.addColumn("author", "text", (column) => column.notNull())
		.addColumn("text", "text", (column) => column.notNull())
		.addColumn("published", "integer", (column) => column.notNull().defaultTo(0))
		.addUniqueConstraint("post_versions_once", ["post_id", "number"])
		.execute();
	await db.schema
		.createTable("pictures")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("width", "integer", (column) => column.notNull())
		.addColumn("height", "integer", (column) => column.notNull())
		.addColumn("webp", bytes, (column) => column.notNull())
		.execute();
}
