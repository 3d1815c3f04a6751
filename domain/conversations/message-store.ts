import type { Db, Tx } from "../../db/connect.ts";
import type { Row } from "../../db/tables.ts";
import type { FormName, Input } from "../assistant/input.ts";
import type { Choice, Progress, Source } from "../assistant/reply.ts";
import { indexConversation } from "./conversation-index-store.ts";

/** What was said, with question-store.ts the one writer of the messages table. */

export type Role = "user" | "assistant";

/** What an answer may carry beside its words. The proposal's path is relative to the site. */
export type Extras = {
	sources?: Source[];
	choices?: Choice[];
	/** The form that stood below it; what it held is in the conversation's state. */
	form?: FormName;
	progress?: Progress;
	/** Of a visitor's message that is still to be answered: what they pressed or filled. */
	input?: Input;
	proposal?: { path: string; fileName: string };
	/** Other ways to reach the team, each with an address that opens it. */
	ways?: { name: "whatsapp" | "email"; url: string }[];
	/** Who of the team says it; absent: the assistant. */
	person?: string;
	/** The visitor stopped it, all there is has come; of a question: its answer, before a word had come. */
	stopped?: true;
};

export type StoredMessage = Extras & { role: Role; content: string; at: string };

/** A message with what its sender knows it by, how often they asked it, and the position of what it answers. */
export type NewMessage = StoredMessage & {
	key?: string | null;
	attempt?: number | null;
	answers?: number | null;
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
		.values(
			messages.map(({ role, content, at, key = null, attempt = null, answers = null, ...extras }, index) => ({
				conversation_id: conversationId,
				position: from + index,
				role,
				content,
				created_at: at,
				extras: JSON.stringify(extras),
				said_key: key,
				attempt,
				answers,
			})),
		)
		.execute();
	if (messages.some(({ role }) => role === "user")) await indexConversation(tx, conversationId);
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

/** @returns what a visitor pressed or filled, of a message that stands somewhere; undefined when they typed it. */
export async function inputAt(tx: Tx, { conversationId, position }: Place): Promise<Input | undefined> {
	const row = await tx
		.selectFrom("messages")
		.selectAll()
		.where("conversation_id", "=", conversationId)
		.where("position", "=", position)
		.executeTakeFirst();
	return row && messageFrom(row).input;
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

/** @returns whether the visitor has said something behind a message. */
export async function isAskedBehind(tx: Tx, { conversationId, position }: Place): Promise<boolean> {
	const last = await lastQuestion(tx, conversationId);
	return last !== null && last.place.position > position;
}

/**
 * @returns what answers a message, and where it stands, or null. Where none says that it does, the first behind it that
 * says of no other: a person's words, or what was stored before that was kept.
 */
export async function answerTo(
	tx: Tx,
	{ conversationId, position }: Place,
): Promise<{ place: Place; message: StoredMessage } | null> {
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
	return row ? { place: { conversationId, position: row.position }, message: messageFrom(row) } : null;
}

/** Takes an answer away. What stands behind it, no question, moves up: positions have no gap. */
export async function removeAnswer(tx: Tx, { conversationId, position }: Place): Promise<void> {
	const here = tx.updateTable("messages").where("conversation_id", "=", conversationId);
	await tx
		.deleteFrom("messages")
		.where("conversation_id", "=", conversationId)
		.where("position", "=", position)
		.execute();
	// By way of numbers that no message has: a position stands once, also between two rows of one update.
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

/** Two windows may write into one conversation: what was said there stands as questions and their answers all the same. */
function inOrder(rows: readonly Row<"messages">[]): StoredMessage[] {
	const place = ({ answers, position }: Row<"messages">) => answers ?? position;
	return rows.toSorted((a, b) => place(a) - place(b) || a.position - b.position).map(messageFrom);
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
