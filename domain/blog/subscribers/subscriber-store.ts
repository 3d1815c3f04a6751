import { type Selectable, sql } from "kysely";
import type { Db, Tx } from "../../../db/connect.ts";
import { type Cursor, isAfterCursor } from "../../../db/keyset.ts";
import type { SubscribersTable } from "../../../db/tables/blog.ts";
import type { Language } from "../../../shared/language.ts";
import type { Subscriber } from "./subscriber.ts";

/** Stores a new subscriber. @throws a unique violation when the mailbox exists. */
export async function insertSubscriber(tx: Tx, subscriber: Subscriber): Promise<void> {
	await tx.insertInto("subscribers").values(toRow(subscriber)).execute();
}

/** Updates a subscriber that the caller has locked. */
export async function updateSubscriber(tx: Tx, subscriber: Subscriber): Promise<void> {
	const { id, ...changes } = toRow(subscriber);
	await tx.updateTable("subscribers").set(changes).where("id", "=", id).execute();
}

type Key = "id" | "token" | "mailbox";

/**
 * Reads a subscriber and locks it until the transaction ends.
 * @returns null when there is none.
 */
export async function lockSubscriber(tx: Tx, column: Key, value: string): Promise<Subscriber | null> {
	const row = await tx
		.updateTable("subscribers")
		.set((eb) => ({ state: eb.ref("state") }))
		.where(column, "=", value)
		.returningAll()
		.executeTakeFirst();
	return row ? fromRow(row) : null;
}

/** Finds a subscriber by a unique column. @returns null when there is none. */
export async function findSubscriber(db: Db | Tx, column: Key, value: string): Promise<Subscriber | null> {
	const row = await db.selectFrom("subscribers").selectAll().where(column, "=", value).executeTakeFirst();
	return row ? fromRow(row) : null;
}

/** Lists the ids of confirmed subscribers, in order. @param after the last id of the previous batch. */
export async function confirmedIds(
	tx: Tx,
	language: Language,
	{ after, limit }: { after: string; limit: number },
): Promise<string[]> {
	const rows = await tx
		.selectFrom("subscribers")
		.select("id")
		.where("state", "=", "confirmed")
		.where("language", "=", language)
		.where("id", ">", after)
		.orderBy("id")
		.limit(limit)
		.execute();
	return rows.map(({ id }) => id);
}

/** Counts the confirmed subscribers without a delivery whose key is keyStart plus their id. */
export async function countConfirmedWithout(db: Db, language: Language, keyStart: string): Promise<number> {
	const { people } = await db
		.selectFrom("subscribers")
		.leftJoin("deliveries", (join) =>
			join.on((eb) =>
				eb.and([
					eb("deliveries.dedupe_key", "=", sql<string>`${keyStart} || ${eb.ref("subscribers.id")}`),
					eb("deliveries.state", "<>", "needless"),
				]),
			),
		)
		.select((eb) => eb.fn.countAll<number>().as("people"))
		.where("subscribers.state", "=", "confirmed")
		.where("subscribers.language", "=", language)
		.where("deliveries.dedupe_key", "is", null)
		.executeTakeFirstOrThrow();
	return people;
}

/** Lists subscribers, newest first. @param before only older ones. */
export async function listSubscribers(
	db: Db,
	{ limit, before }: { limit: number; before?: Cursor },
): Promise<Subscriber[]> {
	let query = db.selectFrom("subscribers").selectAll().orderBy("created_at", "desc").orderBy("id", "desc");
	if (before) query = query.where(isAfterCursor(["created_at", "id"], before));
	return (await query.limit(limit).execute()).map(fromRow);
}

export function countSubscribers(db: Db) {
	return db
		.selectFrom("subscribers")
		.select((eb) => ["state", "language", eb.fn.countAll<number>().as("people")])
		.groupBy(["state", "language"])
		.execute();
}

function fromRow(row: Selectable<SubscribersTable>): Subscriber {
	return {
		id: row.id,
		email: row.email,
		mailbox: row.mailbox,
		language: row.language,
		state: row.state,
		token: row.token,
		createdAt: row.created_at,
		askedAt: row.asked_at,
		confirmedAt: row.confirmed_at,
		cancelledAt: row.cancelled_at,
		consentVersion: row.consent_version,
	};
}

function toRow(subscriber: Subscriber): SubscribersTable {
	return {
		id: subscriber.id,
		email: subscriber.email,
		mailbox: subscriber.mailbox,
		language: subscriber.language,
		state: subscriber.state,
		token: subscriber.token,
		created_at: subscriber.createdAt,
		asked_at: subscriber.askedAt,
		confirmed_at: subscriber.confirmedAt,
		cancelled_at: subscriber.cancelledAt,
		consent_version: subscriber.consentVersion,
	};
}
