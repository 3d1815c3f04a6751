import { type Kysely, sql } from "kysely";

/** What the team's inbox needs: who waits, what is unread, notes, labels, and where a visitor is. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { schema } = db;
	await schema
		.alterTable("conversations")
		.addColumn("unread", "integer", (column) => column.notNull().defaultTo(0))
		.execute();
	for (const column of ["waiting_since", "snoozed_until"])
		await schema.alterTable("conversations").addColumn(column, "text").execute();
	await schema
		.createIndex("conversations_waiting")
		.on("conversations")
		.column("waiting_since")
		.where("waiting_since", "is not", null)
		.execute();
	await sql`create index conversations_unread on conversations (updated_at, id) where unread > 0`.execute(db);
	await schema
		.createIndex("conversations_with_person")
		.on("conversations")
		.columns(["person_id", "updated_at"])
		.where("person_id", "is not", null)
		.execute();
	await addTables(db);
}

async function addTables({ schema }: Kysely<unknown>): Promise<void> {
	await schema
		.createTable("conversation_notes")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("conversation_id", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("author_id", "text", (column) => column.notNull())
		.addColumn("author_name", "text", (column) => column.notNull())
		.addColumn("text", "text", (column) => column.notNull())
		.execute();
	await schema
		.createIndex("conversation_notes_in_order")
		.on("conversation_notes")
		.columns(["conversation_id", "created_at"])
		.execute();
	await schema
		.createTable("conversation_labels")
		.addColumn("conversation_id", "text", (column) => column.notNull())
		.addColumn("label", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("conversation_labels_each_once", ["conversation_id", "label"])
		.execute();
	await schema
		.createIndex("conversation_labels_by_label")
		.on("conversation_labels")
		.column("label")
		.execute();
	await schema
		.createTable("visitor_presence")
		.addColumn("conversation_id", "text", (column) => column.primaryKey())
		.addColumn("page", "text", (column) => column.notNull())
		.addColumn("time_zone", "text")
		.addColumn("opened_at", "text", (column) => column.notNull())
		.addColumn("seen_at", "text", (column) => column.notNull())
		.execute();
	await schema.createIndex("visitor_presence_by_time").on("visitor_presence").column("seen_at").execute();
	await schema
		.createTable("canned_replies")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("shortcut", "text", (column) => column.notNull())
		.addColumn("text", "text", (column) => column.notNull())
		.addColumn("updated_at", "text", (column) => column.notNull())
		.addUniqueConstraint("canned_replies_each_once", ["language", "shortcut"])
		.execute();
}
