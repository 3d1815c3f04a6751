import type { Db, Tx } from "../../db/connect.ts";
import type { Language } from "../../shared/language.ts";

export type CannedReply = { id: string; language: Language; shortcut: string; text: string };

/** Lists the canned replies, by shortcut. @param language only those; absent: all. */
export async function listCannedReplies(db: Db, language?: Language): Promise<CannedReply[]> {
	let query = db.selectFrom("canned_replies").selectAll();
	if (language) query = query.where("language", "=", language);
	const rows = await query.orderBy("shortcut").orderBy("language").execute();
	return rows.map(({ id, language, shortcut, text }) => ({
		id,
		language,
		shortcut,
		text,
	}));
}

/** Stores a new canned reply or the new words of one. @throws a unique violation when the shortcut is taken. */
export async function putCannedReply(
	tx: Tx,
	{ id, language, shortcut, text }: CannedReply,
	now: string,
): Promise<void> {
	const words = { language, shortcut, text, updated_at: now };
	await tx
		.insertInto("canned_replies")
		.values({ id, ...words })
		.onConflict((conflict) => conflict.column("id").doUpdateSet(words))
		.execute();
}

/** Deletes a canned reply. */
export async function deleteCannedReply(tx: Tx, id: string): Promise<void> {
	await tx.deleteFrom("canned_replies").where("id", "=", id).execute();
}
