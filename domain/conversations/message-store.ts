import type { Insertable } from "kysely";
import type { Db, Tx } from "../../db/connect.ts";
import type { MessagesTable } from "../../db/tables/conversations.ts";
import type { Row } from "../../db/tables.ts";
import type { FormName, Input } from "../assistant/input.ts";
import type { Choice, Progress, SourcePage } from "../assistant/reply.ts";
import type { Lease } from "../leases/lease.ts";
import { indexConversation } from "./conversation-index-store.ts";
import type { MessageStatus } from "./message-status.ts";

export type MessageRole = "user" | "assistant";

export type Extras = {
	sources?: SourcePage[];
	choices?: Choice[];
	form?: FormName;
	progress?: Progress;
	input?: Input;
	proposal?: { path: string; fileName: string };
	ways?: { name: "whatsapp" | "email"; url: string }[];
	person?: string;
	/** Of an answer: the visitor stopped it here. Of a question: its answer was stopped before its first word. */
	stopped?: true;
};

export type StoredMessage = Extras & { role: MessageRole; content: string; at: string };

export type NewMessage = StoredMessage & {
	key?: string | null;
	answers?: number | null;
	attempt?: number | null;
	status?: MessageStatus;
	lease?: Lease | null;
};

/** Adds messages behind the ones already stored, to a conversation that is stored. @param from the first one's position. */
export async function appendMessages(
	tx: Tx,
	conversationId: string,
	from: number,
	messages: readonly NewMessage[],
): Promise<void> {
	if (messages.length === 0) return;
	await tx
		.insertInto("messages")
		.values(messages.map((message, index) => rowOf(message, conversationId, from + index)))
		.execute();
	if (messages.some(({ role }) => role === "user")) await indexConversation(tx, conversationId);
}

function rowOf(message: NewMessage, conversationId: string, position: number): Insertable<MessagesTable> {
	const { role, content, at, key = null, attempt = null, answers = null, status, lease, ...extras } = message;
	return {
		conversation_id: conversationId,
		position,
		role,
		content,
		created_at: at,
		extras: JSON.stringify(extras),
		idempotency_key: key,
		attempt,
		answers,
		status: status ?? (role === "user" ? "answered" : null),
		claim: lease?.holder ?? null,
		claimed_until: lease?.until ?? null,
	};
}

/** @returns the conversation's messages, oldest first, each answer behind the question it answers. */
export async function messagesOf(db: Db | Tx, conversationId: string): Promise<StoredMessage[]> {
	const rows = await db
		.selectFrom("messages")
		.selectAll()
		.where("conversation_id", "=", conversationId)
		.orderBy("position")
		.execute();
	return inOrder(rows);
}

export type MessageRef = { conversationId: string; position: number };

/** @returns where the message of an idempotency key stands, or null. */
export async function findByKey(tx: Tx, key: string): Promise<MessageRef | null> {
	const row = await tx
		.selectFrom("messages")
		.select(["conversation_id", "position"])
		.where("idempotency_key", "=", key)
		.executeTakeFirst();
	return row ? { conversationId: row.conversation_id, position: row.position } : null;
}

/** @returns the last message of the visitor in a conversation, or null. */
export async function lastQuestion(
	tx: Tx,
	conversationId: string,
): Promise<{ ref: MessageRef; content: string } | null> {
	const row = await tx
		.selectFrom("messages")
		.select(["position", "content"])
		.where("conversation_id", "=", conversationId)
		.where("role", "=", "user")
		.orderBy("position", "desc")
		.executeTakeFirst();
	return row ? { ref: { conversationId, position: row.position }, content: row.content } : null;
}

/**
 * @returns the answer to a message, or null. Without one that names the message, the first one after it that names none:
 * a person's words, or an answer from before answers named their message.
 */
export async function answerTo(
	tx: Tx,
	{ conversationId, position }: MessageRef,
): Promise<{ ref: MessageRef; message: StoredMessage } | null> {
	const row = await tx
		.selectFrom("messages")
		.selectAll()
		.where("conversation_id", "=", conversationId)
		.where("position", ">", position)
		.where("role", "=", "assistant")
		.where(({ eb, or }) => or([eb("answers", "=", position), eb("answers", "is", null)]))
		.orderBy(({ fn, lit }) => fn.coalesce("answers", lit(-1)), "desc")
		.orderBy("position")
		.executeTakeFirst();
	return row ? { ref: { conversationId, position: row.position }, message: messageFrom(row) } : null;
}

/** Removes an answer. The messages after it, none of them a question, move up: positions have no gap. */
export async function removeAnswer(tx: Tx, { conversationId, position }: MessageRef): Promise<void> {
	const here = tx.updateTable("messages").where("conversation_id", "=", conversationId);
	await tx
		.deleteFrom("messages")
		.where("conversation_id", "=", conversationId)
		.where("position", "=", position)
		.execute();
	// Moves rows to free numbers first: positions are unique, also between two rows of one update.
	await here
		.set(({ neg, ref }) => ({ position: neg(ref("position")) }))
		.where("position", ">", position)
		.execute();
	await here
		.set(({ eb, neg, ref }) => ({ position: eb(neg(ref("position")), "-", 1) }))
		.where("position", "<", 0)
		.execute();
}

/** @param but a position that is left out. @returns its last messages, at most so many, in order. */
export async function latestMessages(
	db: Db | Tx,
	conversationId: string,
	most: number,
	but = -1,
): Promise<StoredMessage[]> {
	const rows = await db
		.selectFrom("messages")
		.selectAll()
		.where("conversation_id", "=", conversationId)
		.where("position", "!=", but)
		.orderBy("position", "desc")
		.limit(most)
		.execute();
	return inOrder(rows);
}

function inOrder(rows: readonly Row<"messages">[]): StoredMessage[] {
	const questionOf = ({ answers, position }: Row<"messages">) => answers ?? position;
	const answered = new Set(rows.map(({ answers }) => answers));
	return rows
		.toSorted((a, b) => questionOf(a) - questionOf(b) || a.position - b.position)
		.map((row) => {
			const isUnanswered = row.status === "stopped" && !answered.has(row.position);
			return { ...messageFrom(row), ...(isUnanswered && { stopped: true as const }) };
		});
}

export type Move = { from: string; to: string };

/** Moves the messages of a conversation to another id. Their keys find them no more. */
export async function moveMessages(tx: Tx, { from, to }: Move): Promise<void> {
	await tx
		.updateTable("messages")
		.set({ conversation_id: to, idempotency_key: null })
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
