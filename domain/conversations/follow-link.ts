import { limits } from "../../config/limits.ts";
import type { Db } from "../../db/connect.ts";
import { moveLabels } from "../inbox/label-store.ts";
import { moveNotes } from "../inbox/note-store.ts";
import { deletePresence } from "../inbox/presence-store.ts";
import { relinkLeadToConversation } from "../leads/lead-store.ts";
import { announce } from "../live/live-events.ts";
import type { Runtime } from "../runtime.ts";
import { hourMs } from "../wall-clock.ts";
import { findUnusedLink, moveConversationMails, spendLink, spendLinksOf } from "./conversation-mail-store.ts";
import { deleteConversation, lockConversation, moveConversation } from "./conversation-store.ts";
import { unfindableTranscriptHash } from "./transcript-hash.ts";

/** Finds the conversation that a mailed link continues. @returns its current id; null when the link does not work. */
export async function linkedConversation(db: Db, runtime: Runtime, token: string): Promise<string | null> {
	return (await findUnusedLink(db, token, oldest(runtime)))?.conversationId ?? null;
}

/**
 * Uses a mailed link, and invalidates all other links of the conversation. The conversation gets a new id, so the
 * former browser can no longer read it.
 * @returns the new id; null when the link is unknown, used or too old.
 */
export function followLink(db: Db, runtime: Runtime, token: string): Promise<string | null> {
	return db.transaction().execute(async (tx) => {
		const now = runtime.now().toISOString();
		const link = await findUnusedLink(tx, token, oldest(runtime));
		// Locks first: two links of one conversation opened at once would otherwise wait for each other.
		if (!link || !(await lockConversation(tx, link.conversationId, now))) return null;
		if (!(await spendLink(tx, link.id, now))) return null;
		await spendLinksOf(tx, link.conversationId, now);
		const move = { from: link.conversationId, to: runtime.newId() };
		await moveConversation(tx, move, unfindableTranscriptHash(move.to));
		await relinkLeadToConversation(tx, move);
		await moveConversationMails(tx, move);
		await moveNotes(tx, move);
		await moveLabels(tx, move);
		await deletePresence(tx, move.from);
		await deleteConversation(tx, move.from);
		// Pages that show it under its former id read it under the new one.
		await announce(tx, { kind: "changed", conversationId: move.from });
		return move.to;
	});
}

function oldest(runtime: Runtime): string {
	return new Date(runtime.now().getTime() - limits.conversationLinkHours * hourMs).toISOString();
}
