import type { Db } from "../../db/connect.ts";
import { currentId, findConversation } from "../conversations/conversation-store.ts";
import { announce } from "../live/announce.ts";

/** Tells the visitor that the team member who has the conversation is writing. Tells nothing about anybody else. */
export async function announceTeamTyping(
	db: Db,
	id: string,
	person: { id: string; name: string },
): Promise<void> {
	const conversationId = await currentId(db, id);
	const conversation = conversationId && (await findConversation(db, conversationId));
	if (!conversation || conversation.person?.id !== person.id) return;
	await announce(db, { kind: "typing", conversationId: conversation.id, by: "person", name: person.name });
}

/** Tells the team that a visitor is writing, while a person has the conversation. */
export async function announceVisitorTyping(db: Db, conversationId: string): Promise<void> {
	const conversation = await findConversation(db, conversationId);
	if (conversation?.person) await announce(db, { kind: "typing", conversationId, by: "visitor" });
}
