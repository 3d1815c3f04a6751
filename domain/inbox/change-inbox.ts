import { limits } from "../../config/limits.ts";
import type { Db, Tx } from "../../db/connect.ts";
import type { LabelProblem } from "../../shared/conversation.ts";
import { findCurrentId } from "../conversations/conversation-store.ts";
import { markRead, snooze, stopWaiting } from "../conversations/inbox-state-store.ts";
import { announce } from "../live/live-events.ts";
import type { Runtime } from "../runtime.ts";
import { addLabel, knownLabel, removeLabel } from "./label-store.ts";
import { insertConversationNote } from "./note-store.ts";

type Dependencies = { db: Db; runtime: Runtime };

/** What the team changes in its inbox. The visitor sees nothing of it. */
export type InboxChange =
	| { kind: "note"; id: string; author: { id: string; name: string }; text: string }
	| { kind: "add-label" | "remove-label"; label: string }
	/** @param until ISO 8601, UTC; null: no longer. */
	| { kind: "snooze"; until: string | null }
	| { kind: "handled" };

/**
 * Changes a conversation in the inbox.
 * @param id the current id, or a former one. @returns unknown: there is no such conversation; too-long: the note
 * has more characters than its limit.
 */
export async function changeInbox(
	{ db, runtime }: Dependencies,
	id: string,
	change: InboxChange,
): Promise<"done" | "unknown" | "too-long"> {
	if (change.kind === "note" && change.text.length > limits.note) return "too-long";
	return db.transaction().execute(async (tx) => {
		const conversationId = await findCurrentId(tx, id);
		if (!conversationId) return "unknown";
		await apply(tx, runtime, conversationId, change);
		await announce(tx, { kind: "changed", conversationId });
		return "done";
	});
}

async function apply(tx: Tx, runtime: Runtime, id: string, change: InboxChange): Promise<void> {
	switch (change.kind) {
		case "note": {
			const { author, text } = change;
			const at = runtime.now().toISOString();
			const note = { id: change.id, at, authorId: author.id, author: author.name, text };
			await insertConversationNote(tx, id, note);
			return;
		}
		case "add-label":
			return addLabel(tx, id, await knownLabel(tx, change.label));
		case "remove-label":
			return removeLabel(tx, id, change.label);
		case "snooze":
			return snooze(tx, id, change.until);
		case "handled":
			return stopWaiting(tx, id);
	}
}

/** Marks the visitor's messages as read by the team. */
export async function markMessagesRead(db: Db, id: string): Promise<void> {
	if (await markRead(db, id)) await announce(db, { kind: "changed", conversationId: id });
}

/** Prepares a label as it is stored, at most 30 characters. @returns why it is none. */
export function labelOf(text: string): { label: string } | { problem: LabelProblem } {
	const label = text.replace(/[\s\p{Bidi_Control}]+/gu, " ").trim();
	if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(label)) return { problem: "labelEmpty" };
	return label.length > limits.label ? { problem: "labelLong" } : { label };
}
