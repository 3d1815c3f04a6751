import type { Db } from "../../db/connect.ts";
import { readSalesTeam } from "../accounts/read-accounts.ts";
import { findCurrentId } from "../conversations/conversation-store.ts";
import { findInboxState } from "../conversations/inbox-state-store.ts";
import { readConversation } from "../conversations/read-conversation.ts";
import { findLeadOfConversation } from "../leads/lead-store.ts";
import { listCannedReplies } from "./canned-reply-store.ts";
import { earlierConversations } from "./earlier-conversations-store.ts";
import { listConversationLabels, usedLabels } from "./label-store.ts";
import { listConversationNotes } from "./note-store.ts";
import { findPresence } from "./presence-store.ts";
import { listTakeovers } from "./takeover-store.ts";

const earlierShown = 8;
const labelsSuggested = 100;

/**
 * Reads a conversation with everything that staff see beside it.
 * @param id the current id, or a former one. @returns null when there is none.
 */
export async function readThread(db: Db, id: string) {
	const conversationId = await findCurrentId(db, id);
	const transcript = conversationId && (await readConversation(db, conversationId));
	const state = conversationId && (await findInboxState(db, conversationId));
	if (!transcript || !state) return null;
	const lead = await findLeadOfConversation(db, conversationId);
	const [notes, takeovers, labels, suggested, presence, canned, team, earlier] = await Promise.all([
		listConversationNotes(db, conversationId),
		listTakeovers(db, conversationId),
		listConversationLabels(db, conversationId),
		usedLabels(db, labelsSuggested),
		findPresence(db, conversationId),
		listCannedReplies(db, transcript.language),
		readSalesTeam(db),
		lead ? earlierConversations(db, lead, earlierShown) : [],
	]);
	return {
		...transcript,
		...state,
		lead,
		notes,
		takeovers,
		labels,
		suggested: suggested.filter((label) => !labels.includes(label)),
		presence,
		canned,
		team: team.map(({ id, name }) => ({ id, name })),
		earlier,
	};
}

export type ThreadRead = NonNullable<Awaited<ReturnType<typeof readThread>>>;
