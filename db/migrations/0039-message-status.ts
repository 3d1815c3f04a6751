import { type Kysely, SqliteAdapter, sql } from "kysely";

/**
 * A visitor's message has a status; two keys are named by what they do. The columns they were in stay, unread.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await renameKeys(db);
	await db.schema.alterTable("messages").addColumn("status", "text").execute();
	await sql`
		update messages set status = case
			when claim is not null then 'answering'
			when extras like '%"stopped":true%' then 'stopped'
			when exists (
				select 1 from messages as answer
				where answer.conversation_id = messages.conversation_id
					and answer.role = 'assistant'
					and coalesce(answer.answers, answer.position - 1) = messages.position
					and answer.extras like '%"stopped":true%'
			) then 'stopped'
			when exists (
				select 1 from messages as answer
				where answer.conversation_id = messages.conversation_id
					and answer.role = 'assistant'
					and answer.position > messages.position
					and coalesce(answer.answers, messages.position) = messages.position
			) then 'answered'
			when exists (
				select 1 from conversations
				where conversations.id = messages.conversation_id and conversations.person_id is not null
			) then 'for-a-person'
			else 'pending'
		end
		where role = 'user'`.execute(db);
	// The status says it from now on.
	const extras =
		db.getExecutor().adapter instanceof SqliteAdapter
			? sql`json_remove(extras, '$.stopped')`
			: sql`(extras::jsonb - 'stopped')::text`;
	await sql`update messages set extras = ${extras} where role = 'user' and status = 'stopped'`.execute(db);
}

async function renameKeys(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("messages").addColumn("idempotency_key", "text").execute();
	await sql`update messages set idempotency_key = said_key where said_key is not null`.execute(db);
	await db.schema
		.createIndex("messages_each_once")
		.on("messages")
		.column("idempotency_key")
		.unique()
		.execute();
	await db.schema.alterTable("deliveries").addColumn("ordering_key", "text").execute();
	await sql`update deliveries set ordering_key = turn_of where turn_of is not null`.execute(db);
	await db.schema.dropIndex("deliveries_in_order").execute();
	await db.schema.dropIndex("deliveries_by_turn").execute();
	await db.schema
		.createIndex("deliveries_in_order")
		.on("deliveries")
		.columns(["ordering_key", "kind", "position", "id"])
		.where(sql<boolean>`state in ('waiting', 'sending')`)
		.execute();
	await db.schema
		.createIndex("deliveries_by_order")
		.on("deliveries")
		.columns(["ordering_key", "kind", "position"])
		.execute();
}
