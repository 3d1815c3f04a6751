import type { Db, Tx } from "../../db/connect.ts";

/** Adds one to the unread messages and ends a snooze. */
export async function addUnread(tx: Tx, id: string): Promise<void> {
	await tx
		.updateTable("conversations")
		.set(({ eb }) => ({ unread: eb("unread", "+", 1), snoozed_until: null }))
		.where("id", "=", id)
		.execute();
}

/** Notes that the visitor waits for a person, if they did not already. */
export async function startWaiting(tx: Tx, id: string, now: string): Promise<void> {
	await tx
		.updateTable("conversations")
		.set({ waiting_since: now })
		.where("id", "=", id)
		.where("waiting_since", "is", null)
		.execute();
}

/** Notes that the visitor waits no more and that all is read: somebody answered, or nothing is left to answer. */
export async function stopWaiting(tx: Tx, id: string): Promise<void> {
	await tx
		.updateTable("conversations")
		.set({ waiting_since: null, unread: 0 })
		.where("id", "=", id)
		.execute();
}

/** Tells whether the visitor waits for a person's answer. */
export async function isWaiting(db: Db, id: string): Promise<boolean> {
	return Boolean((await findInboxState(db, id))?.waitingSince);
}

type InboxState = { unread: number; waitingSince: string | null; snoozedUntil: string | null };

/** Reads what the inbox shows of a conversation; null when there is none. */
export async function findInboxState(db: Db, id: string): Promise<InboxState | null> {
	const row = await db
		.selectFrom("conversations")
		.select(["unread", "waiting_since", "snoozed_until"])
		.where("id", "=", id)
		.executeTakeFirst();
	return row
		? { unread: row.unread, waitingSince: row.waiting_since, snoozedUntil: row.snoozed_until }
		: null;
}

/** Marks all messages as read. @returns false when they were already. */
export async function markRead(db: Db | Tx, id: string): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("conversations")
		.set({ unread: 0 })
		.where("id", "=", id)
		.where("unread", ">", 0)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** Hides a conversation from those that wait until a time; null: shows it again. */
export async function snooze(tx: Tx, id: string, until: string | null): Promise<void> {
	await tx.updateTable("conversations").set({ snoozed_until: until }).where("id", "=", id).execute();
}

/** Finds when the next snooze ends; null when none does. @param now ISO 8601, UTC. */
export async function nextSnoozeEnd(db: Db, now: string): Promise<string | null> {
	const row = await db
		.selectFrom("conversations")
		.select(({ fn }) => fn.min("snoozed_until").as("until"))
		.where("snoozed_until", ">", now)
		.executeTakeFirst();
	return row?.until ?? null;
}
