import type { Db } from "../../db/connect.ts";
import { currentId, findConversation } from "../conversations/conversation-store.ts";
import { announce } from "../live/live-event.ts";

/** Tells the visitor that the colleague who has the conversation is writing. Tells nothing about anybody else. */
export async function announceTeamTyping(
	db: Db,
	id: string,
	colleague: { id: string; name: string },
): Promise<void> {
	const conversationId = await currentId(db, id);
	const conversation = conversationId && (await findConversation(db, conversationId));
	if (!conversation || conversation.colleague?.id !== colleague.id) return;
	await announce(db, { kind: "typing", conversationId: conversation.id, by: "person", name: colleague.name });
}

/** Tells the team that a visitor is writing who waits for a person or talks to one. */
export async function announceVisitorTyping(db: Db, conversationId: string): Promise<void> {
	const conversation = await findConversation(db, conversationId);
	if (conversation?.colleague || conversation?.waitsForPerson)
		await announce(db, { kind: "typing", conversationId, by: "visitor" });
}
