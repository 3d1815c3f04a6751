import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.dropIndex("deliveries_due").execute();
	await db.schema
		.alterTable("deliveries")
		.addColumn("destination", "text", (column) => column.notNull().defaultTo("mail"))
		.execute();
	await db.schema.alterTable("deliveries").addColumn("turn_of", "text").execute();
	await db.schema
		.alterTable("deliveries")
		.addColumn("position", "integer", (column) => column.notNull().defaultTo(0))
		.execute();
	await db.schema.alterTable("deliveries").addColumn("holder", "text").execute();
	await db.schema.alterTable("deliveries").dropColumn("leased_until").execute();
	// Only pending rows: the indexes stay small however much was sent.
	const open = sql<boolean>`state in ('waiting', 'sending')`;
	await db.schema
		.createIndex("deliveries_due")
		.on("deliveries")
		.columns(["destination", "due_at"])
		.where(open)
		.execute();
	await db.schema
		.createIndex("deliveries_in_order")
		.on("deliveries")
		.columns(["turn_of", "kind", "position", "id"])
		.where(open)
		.execute();
	await db.schema
		.createIndex("deliveries_by_turn")
		.on("deliveries")
		.columns(["turn_of", "kind", "position"])
		.execute();
	await db.schema
		.createIndex("deliveries_by_state")
		.on("deliveries")
		.columns(["state", "created_at", "id"])
		.execute();

	await db.schema
		.createTable("delivery_breakers")
		.addColumn("destination", "text", (column) => column.primaryKey())
		.addColumn("failures", "integer", (column) => column.notNull())
		.addColumn("last_failed", "text")
		.addColumn("open_until", "text")
		.addColumn("opened_at", "text")
		.addColumn("trials", "integer", (column) => column.notNull())
		.execute();
}
