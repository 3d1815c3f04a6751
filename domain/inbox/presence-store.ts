import { isAmong } from "../../db/among.ts";
import type { Db, Tx } from "../../db/connect.ts";

type Presence = {
	page: string;
	timeZone: string | null;
	/** Since when the page is open; ISO 8601, UTC, as the next one. */
	openedAt: string;
	seenAt: string;
};

/** Stores where the visitor of a conversation is. Stores nothing when there is no such conversation. */
export async function putPresence(
	db: Db,
	conversationId: string,
	{ page, timeZone, seenAt }: Omit<Presence, "openedAt">,
): Promise<void> {
	const known = db.selectFrom("conversations").where("id", "=", conversationId);
	await db
		.insertInto("visitor_presence")
		.columns(["conversation_id", "page", "time_zone", "opened_at", "seen_at"])
		.expression(
			known.select(({ val }) => [
				"id",
				val(page).as("page"),
				val(timeZone).as("time_zone"),
				val(seenAt).as("opened_at"),
				val(seenAt).as("seen_at"),
			]),
		)
		.onConflict((conflict) =>
			conflict.column("conversation_id").doUpdateSet(({ ref }) => ({
				page: ref("excluded.page"),
				time_zone: ref("excluded.time_zone"),
				opened_at: ref("excluded.opened_at"),
				seen_at: ref("excluded.seen_at"),
			})),
		)
		.execute();
}

/** Notes that the pages of these conversations are still open. */
export async function renewPresence(db: Db, conversationIds: readonly string[], now: string): Promise<void> {
	await db
		.updateTable("visitor_presence")
		.set({ seen_at: now })
		.where(isAmong("conversation_id", conversationIds))
		.execute();
}

/** Reads where the visitor of a conversation is or was last; null when that is not known. */
export async function findPresence(db: Db, conversationId: string): Promise<Presence | null> {
	const row = await db
		.selectFrom("visitor_presence")
		.selectAll()
		.where("conversation_id", "=", conversationId)
		.executeTakeFirst();
	if (!row) return null;
	return { page: row.page, timeZone: row.time_zone, openedAt: row.opened_at, seenAt: row.seen_at };
}

/** Forgets where the visitor of a conversation is. */
export async function deletePresence(tx: Tx, conversationId: string): Promise<void> {
	await tx.deleteFrom("visitor_presence").where("conversation_id", "=", conversationId).execute();
}
