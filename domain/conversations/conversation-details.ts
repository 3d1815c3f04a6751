import type { Db } from "../../db/connect.ts";
import { findLeadOfConversation } from "../leads/lead-store.ts";
import { currentId } from "./conversation-store.ts";
import { readConversation } from "./read-conversation.ts";

/**
 * Reads a conversation and its lead for staff.
 * @param id the current id, or a former one. @returns null when there is none.
 */
export async function readConversationDetails(db: Db, id: string) {
	const conversationId = await currentId(db, id);
	const transcript = conversationId && (await readConversation(db, conversationId));
	if (!transcript) return null;
	const lead = await findLeadOfConversation(db, conversationId);
	return { ...transcript, lead: lead && { id: lead.id, name: lead.name } };
}
