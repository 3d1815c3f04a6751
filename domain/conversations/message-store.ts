import type { Db, Tx } from "../../db/connect.ts";
import type { Row } from "../../db/tables.ts";
import type { Source } from "../assistant/engine.ts";

/** The one writer of the messages table. */

export type Role = "user" | "assistant";

/** What an answer may carry beside its words. The proposal's path is relative to the site. */
export type Extras = {
	sources?: Source[];
	quickReplies?: string[];
	proposal?: { path: string; fileName: string };
	/** Other ways to reach the team, each with an address that opens it. */
	ways?: { name: "whatsapp" | "email"; url: string }[];
	/** Who of the team says it; absent: the assistant. */
	person?: string;
};

export type StoredMessage = Extras & { role: Role; content: string; at: string };

/** A message with what its sender knows it by. */
export type KeyedMessage = StoredMessage & { key?: string | null };

/** Adds messages behind the ones already stored. @param from the first one's position. */
export async function appendMessages(
	tx: Tx,
	conversationId: string,
	from: number,
	messages: readonly KeyedMessage[],
): Promise<void> {
	if (messages.length === 0) return;
	await tx
		.insertInto("messages")
		.values(
			messages.map(({ role, content, at, key = null, ...extras }, index) => ({
				conversation_id: conversationId,
				position: from + index,
				role,
				content,
				created_at: at,
				extras: JSON.stringify(extras),
				said_key: key,
			})),
		)
		.execute();
}

/** @returns the conversation's messages, oldest first. */
export async function messagesOf(db: Db | Tx, conversationId: string): Promise<StoredMessage[]> {
	const rows = await db
		.selectFrom("messages")
		.selectAll()
		.where("conversation_id", "=", conversationId)
		.orderBy("position")
		.execute();
	return rows.map(messageFrom);
}

/** @returns where the message of a key stands, or null. */
export async function findSaid(
	tx: Tx,
	key: string,
): Promise<{ conversationId: string; position: number } | null> {
	const row = await tx
		.selectFrom("messages")
		.select(["conversation_id", "position"])
		.where("said_key", "=", key)
		.executeTakeFirst();
	return row ? { conversationId: row.conversation_id, position: row.position } : null;
}

/** @returns the first answer behind a position, or null. */
export async function answerBehind(
	tx: Tx,
	conversationId: string,
	position: number,
): Promise<StoredMessage | null> {
	const row = await tx
		.selectFrom("messages")
		.selectAll()
		.where("conversation_id", "=", conversationId)
		.where("position", ">", position)
		.where("role", "=", "assistant")
		.orderBy("position")
		.executeTakeFirst();
	return row ? messageFrom(row) : null;
}

/** @returns its last messages, at most so many, oldest first. */
export async function latestMessages(
	db: Db | Tx,
	conversationId: string,
	most: number,
): Promise<StoredMessage[]> {
	const rows = await db
		.selectFrom("messages")
		.selectAll()
		.where("conversation_id", "=", conversationId)
		.orderBy("position", "desc")
		.limit(most)
		.execute();
	return rows.reverse().map(messageFrom);
}

/** Ids of a conversation that is there, and of what it becomes: at least 128 random bits. */
export type Move = { from: string; to: string };

/** What was said in a conversation is said in the other; the keys of its messages find it no more. */
export async function moveMessages(tx: Tx, { from, to }: Move): Promise<void> {
	await tx
		.updateTable("messages")
		.set({ conversation_id: to, said_key: null })
		.where("conversation_id", "=", from)
		.execute();
}

function messageFrom(row: Row<"messages">): StoredMessage {
	return {
		...JSON.parse(row.extras),
		role: row.role === "user" ? "user" : "assistant",
		content: row.content,
		at: row.created_at,
	};
}
