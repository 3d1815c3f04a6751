import { z } from "zod";
import type { Db, Tx } from "../../db/connect.ts";
import { notify } from "../../db/notifications.ts";
import { messageWriters } from "../../shared/conversation.ts";

const schema = z.discriminatedUnion("kind", [
	/** A message was stored. */
	z.object({ kind: z.literal("line"), conversationId: z.string(), by: z.enum(messageWriters) }),
	/** Something else of a conversation changed: who has it, a note, its labels. */
	z.object({ kind: z.literal("changed"), conversationId: z.string() }),
	/** Another person has the conversation, or the assistant has it again. */
	z.object({ kind: z.literal("person"), conversationId: z.string() }),
	/** Somebody is writing; the name is that of a colleague. */
	z.object({
		kind: z.literal("typing"),
		conversationId: z.string(),
		by: z.enum(["visitor", "person"]),
		name: z.string().optional(),
	}),
]);

/** What pages that are open learn at once. It names a conversation and holds nothing of what was written. */
export type LiveEvent = z.infer<typeof schema>;

/** Reads a notification. @returns null for the text of another release. */
export function parseLiveEvent(text: string): LiveEvent | null {
	try {
		return schema.parse(JSON.parse(text));
	} catch {
		return null;
	}
}

/** Tells every open page of every process, once the transaction is committed. */
export function announce(db: Db | Tx, event: LiveEvent): Promise<void> {
	return notify(db, JSON.stringify(event));
}
