import type { Db, Tx } from "../../db/connect.ts";

// What the team writes to itself about a conversation; its visitor never sees it.

type ConversationNote = { id: string; at: string; author: string; text: string };

/** Adds a note, once by its id. @returns false when it was already stored. */
export async function insertConversationNote(
	tx: Tx,
	conversationId: string,
	{ id, at, authorId, author, text }: ConversationNote & { authorId: string },
): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await tx
		.insertInto("conversation_notes")
		.values({
			id,
			conversation_id: conversationId,
			created_at: at,
			author_id: authorId,
			author_name: author,
			text,
		})
		.onConflict((conflict) => conflict.column("id").doNothing())
		.executeTakeFirst();
	return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Lists the notes of a conversation, oldest first. */
export async function listConversationNotes(db: Db, conversationId: string): Promise<ConversationNote[]> {
	const rows = await db
		.selectFrom("conversation_notes")
		.selectAll()
		.where("conversation_id", "=", conversationId)
		.orderBy("created_at")
		.orderBy("id")
		.execute();
	return rows.map(({ id, created_at, author_name, text }) => ({
		id,
		at: created_at,
		author: author_name,
		text,
	}));
}

/** Gives the notes of a conversation to its new id. */
export async function moveNotes(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
	await tx
		.updateTable("conversation_notes")
		.set({ conversation_id: to })
		.where("conversation_id", "=", from)
		.execute();
}
