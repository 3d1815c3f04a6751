import type { Db } from "../../db/connect.ts";
import type { Cursor } from "../../db/keyset.ts";
import { listConversations } from "./conversation-report-store.ts";

const perPage = 40;
/** A conversation counts as over after this many milliseconds without a message. */
const liveFor = 15 * 60_000;

/** Reads a page of the conversations, the last spoken in first. @param page search: see listConversations. */
export async function readConversationList(
	db: Db,
	now: Date,
	{ search, after }: { search: string; after?: Cursor },
) {
	const { conversations, next } = await listConversations(db, { limit: perPage, after, search });
	const isLive = (updatedAt: string) => now.getTime() - Date.parse(updatedAt) < liveFor;
	return { conversations: conversations.map((one) => ({ ...one, live: isLive(one.updatedAt) })), next };
}
