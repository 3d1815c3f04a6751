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
	/** The visitor stopped it, all there is has come; of a question: its answer, before a word had come. */
	stopped?: true;
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

/** Where a message stands. */
export type Place = { conversationId: string; position: number };

/** @returns where the message of a key stands, or null. */
export async function findSaid(tx: Tx, key: string): Promise<Place | null> {
	const row = await tx
		.selectFrom("messages")
		.select(["conversation_id", "position"])
		.where("said_key", "=", key)
		.executeTakeFirst();
	return row ? { conversationId: row.conversation_id, position: row.position } : null;
}

/** @returns the last thing a visitor said in a conversation, and where; or null. */
export async function lastQuestion(
	tx: Tx,
	conversationId: string,
): Promise<{ place: Place; content: string } | null> {
	const row = await tx
		.selectFrom("messages")
		.select(["position", "content"])
		.where("conversation_id", "=", conversationId)
		.where("role", "=", "user")
		.orderBy("position", "desc")
		.executeTakeFirst();
	return row ? { place: { conversationId, position: row.position }, content: row.content } : null;
}

/** @returns the first answer behind a message, or null. */
export async function answerBehind(
	tx: Tx,
	{ conversationId, position }: Place,
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

/** Notes that no more is wanted of the answer to a message. @returns whether its conversation has that message. */
export async function askStop(
	db: Db,
	{ key, conversationId }: { key: string; conversationId: string },
	now: string,
): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("messages")
		.set({ stopped_at: now })
		.where("said_key", "=", key)
		.where("conversation_id", "=", conversationId)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** To which of the messages of these keys no more answer is wanted. */
export async function stoppedAmong(db: Db, keys: readonly string[]): Promise<string[]> {
	if (keys.length === 0) return [];
	const rows = await db
		.selectFrom("messages")
		.select("said_key")
		.where("said_key", "in", keys)
		.where("stopped_at", "is not", null)
		.execute();
	return rows.flatMap(({ said_key }) => said_key ?? []);
}

/** Keeps with a question that its answer was stopped before a word of it had come. */
export async function markStopped(tx: Tx, { conversationId, position }: Place): Promise<void> {
	const extras: Extras = { stopped: true };
	await tx
		.updateTable("messages")
		.set({ extras: JSON.stringify(extras) })
		.where("conversation_id", "=", conversationId)
		.where("position", "=", position)
		.execute();
}

/** @returns whether the answer to a question was stopped before a word of it had come. */
export async function wasStopped(tx: Tx, { conversationId, position }: Place): Promise<boolean> {
	const row = await tx
		.selectFrom("messages")
		.select("extras")
		.where("conversation_id", "=", conversationId)
		.where("position", "=", position)
		.executeTakeFirst();
	const extras: Extras = row ? JSON.parse(row.extras) : {};
	return extras.stopped === true;
}

/** Puts a question as if it had just been said, under a key of now: what stands behind it is gone. */
export async function renewQuestion(
	tx: Tx,
	{ conversationId, position }: Place,
	key: string | null,
): Promise<void> {
	await tx
		.deleteFrom("messages")
		.where("conversation_id", "=", conversationId)
		.where("position", ">", position)
		.execute();
	await tx
		.updateTable("messages")
		.set({ extras: "{}", stopped_at: null, said_key: key })
		.where("conversation_id", "=", conversationId)
		.where("position", "=", position)
		.execute();
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
