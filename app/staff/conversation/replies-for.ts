import type { ConversationData } from "./conversation-data.server.ts";

type Reply = ConversationData["canned"][number];

/** The saved replies whose shortcut begins with what was typed behind a slash; none without a slash. */
export function repliesFor(replies: readonly Reply[], typed: string): Reply[] {
	if (!typed.startsWith("/")) return [];
	const wanted = typed.slice(1).toLowerCase();
	return replies.filter(({ shortcut }) => shortcut.startsWith(wanted));
}
