import type { Tx } from "../../db/connect.ts";
import { referenceOf } from "../reference.ts";
import { putDocument } from "../search/document-store.ts";

/**
 * Stores the search document of a conversation: its reference and its visitor's words. Call it whenever one of them
 * changes.
 */
export async function indexConversation(tx: Tx, id: string): Promise<void> {
	const conversation = await tx
		.selectFrom("conversations")
		.select(["reference", "updated_at"])
		.where("id", "=", id)
		.executeTakeFirst();
	if (!conversation) return;
	const messages = await tx
		.selectFrom("messages")
		.select("content")
		.where("conversation_id", "=", id)
		.where("role", "=", "user")
		.execute();
	const texts = [conversation.reference ?? referenceOf(id), ...messages.map(({ content }) => content)];
	await putDocument(tx, { kind: "conversation", id, at: conversation.updated_at, text: texts.join(" ") });
}
