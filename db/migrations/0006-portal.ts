import { type Kysely, SqliteAdapter, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	await createProjects(db);
	await createDemosAndReports(db);
}

async function createProjects(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("projects")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("client_id", "text", (column) => column.notNull().references("clients.id"))
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("product", "text")
		.addColumn("responsible", "text", (column) => column.notNull())
		.addColumn("status", "text", (column) => column.notNull())
		.addColumn("waiting_for", "text")
		.execute();
	await db.schema
		.createIndex("projects_of_client")
		.on("projects")
		.columns(["client_id", "created_at"])
		.execute();
	await db.schema
		.createTable("milestones")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("project_id", "text", (column) =>
			column.notNull().references("projects.id").onDelete("cascade"),
		)
		.addColumn("position", "integer", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("due_on", "text")
		.addColumn("done_on", "text")
		.execute();
	await db.schema
		.createIndex("milestones_of_project")
		.on("milestones")
		.columns(["project_id", "position"])
		.execute();
	await db.schema
		.createTable("project_updates")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("project_id", "text", (column) =>
			column.notNull().references("projects.id").onDelete("cascade"),
		)
		.addColumn("at", "text", (column) => column.notNull())
		.addColumn("author", "text", (column) => column.notNull())
		.addColumn("text", "text", (column) => column.notNull())
		.execute();
	await db.schema
		.createIndex("updates_of_project")
		.on("project_updates")
		.columns(["project_id", "at"])
		.execute();
}

async function createDemosAndReports(db: Kysely<unknown>): Promise<void> {
	const blob = db.getExecutor().adapter instanceof SqliteAdapter ? sql`blob` : sql`bytea`;
	await db.schema
		.createTable("client_demos")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("client_id", "text", (column) => column.notNull().references("clients.id"))
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("title", "text", (column) => column.notNull())
		.addColumn("industry", "text", (column) => column.notNull())
		.addColumn("flow", "text", (column) => column.notNull())
		.addColumn("figures", "text", (column) => column.notNull())
		.execute();
	await db.schema
		.createIndex("demos_of_client")
		.on("client_demos")
		.columns(["client_id", "created_at"])
		.execute();
	await db.schema
		.createTable("reports")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("client_id", "text", (column) => column.notNull().references("clients.id"))
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("title", "text", (column) => column.notNull())
		.addColumn("file_name", "text", (column) => column.notNull())
		.addColumn("pages", "integer", (column) => column.notNull())
		.addColumn("pdf", blob, (column) => column.notNull())
		.execute();
	await db.schema
		.createIndex("reports_of_client")
		.on("reports")
		.columns(["client_id", "created_at"])
		.execute();
}
