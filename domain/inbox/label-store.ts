import type { Db, Tx } from "../../db/connect.ts";

/** Adds a label to a conversation; nothing changes when it has it. */
export async function addLabel(tx: Tx, conversationId: string, label: string): Promise<void> {
	await tx
		.insertInto("conversation_labels")
		.values({ conversation_id: conversationId, label })
		.onConflict((conflict) => conflict.columns(["conversation_id", "label"]).doNothing())
		.execute();
}

/** Finds a label that differs in capitals alone. @returns the same one when there is none. */
export async function knownLabel(tx: Tx, label: string): Promise<string> {
	const rows = await tx.selectFrom("conversation_labels").select("label").distinct().execute();
	return rows.find((known) => known.label.toLowerCase() === label.toLowerCase())?.label ?? label;
}

/** Takes a label off a conversation. */
export async function removeLabel(tx: Tx, conversationId: string, label: string): Promise<void> {
	await tx
		.deleteFrom("conversation_labels")
		.where("conversation_id", "=", conversationId)
		.where("label", "=", label)
		.execute();
}

/** Lists the labels of a conversation. */
export async function listConversationLabels(db: Db, conversationId: string): Promise<string[]> {
	const rows = await db
		.selectFrom("conversation_labels")
		.select("label")
		.where("conversation_id", "=", conversationId)
		.orderBy("label")
		.execute();
	return rows.map(({ label }) => label);
}

/** Lists the labels that any conversation has. @param most the most that are listed. */
export async function usedLabels(db: Db, most: number): Promise<string[]> {
	const rows = await db
		.selectFrom("conversation_labels")
		.select("label")
		.distinct()
		.orderBy("label")
		.limit(most)
		.execute();
	return rows.map(({ label }) => label);
}

/** Gives the labels of a conversation to its new id. */
export async function moveLabels(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
	await tx
		.updateTable("conversation_labels")
		.set({ conversation_id: to })
		.where("conversation_id", "=", from)
		.execute();
}
