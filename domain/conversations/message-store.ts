import type { Insertable } from "kysely";
import type { Db, Tx } from "../../db/connect.ts";
import type { MessagesTable } from "../../db/tables/conversations.ts";
import type { Row } from "../../db/tables.ts";
import type {
	Choice,
	FormName,
	Input,
	ProposalFile,
	ProposalProgress,
	SourcePage,
	TeamChannel,
} from "../../shared/chat.ts";
import type { MessageRole, MessageStatus } from "../../shared/conversation.ts";
import type { Lease } from "../lease.ts";
import { indexConversation } from "./conversation-index-store.ts";

export type Extras = {
	sources?: SourcePage[];
	choices?: Choice[];
	form?: FormName;
	progress?: ProposalProgress;
	input?: Input;
	proposal?: Omit<ProposalFile, "downloadUrl"> & { path: string };
	ways?: TeamChannel[];
	person?: string;
	/**
	 * On an answer: the visitor stopped it, and it is incomplete. On a question: its answer was stopped before its
	 * first word.
	 */
	stopped?: true;
};

export type MessageContent = Extras & { role: MessageRole; content: string; at: string };

export type NewMessage = MessageContent & {
	idempotencyKey?: string | null;
	questionPosition?: number | null;
	attempt?: number | null;
	status?: MessageStatus;
	lease?: Lease | null;
};

/** Adds messages at the end of a stored conversation. @param from the position of the first one. */
export async function appendMessages(
	tx: Tx,
	conversationId: string,
	from: number,
	messages: readonly NewMessage[],
): Promise<void> {
	if (messages.length === 0) return;
	await tx
		.insertInto("messages")
		.values(messages.map((message, index) => toRow(message, conversationId, from + index)))
		.execute();
	if (messages.some(({ role }) => role === "user")) await indexConversation(tx, conversationId);
}

function toRow(message: NewMessage, conversationId: string, position: number): Insertable<MessagesTable> {
	const {
		role,
		content,
		at,
		idempotencyKey = null,
		attempt = null,
		questionPosition = null,
		status,
		lease,
		...extras
	} = message;
	return {
		conversation_id: conversationId,
		position,
		role,
		content,
		created_at: at,
		extras: JSON.stringify(extras),
		idempotency_key: idempotencyKey,
		attempt,
		answers: questionPosition,
		status: status ?? (role === "user" ? "answered" : null),
		claim: lease?.holder ?? null,
		claimed_until: lease?.until ?? null,
	};
}

/** Lists the messages of a conversation, oldest first. Each answer follows its question. */
export async function listMessages(db: Db | Tx, conversationId: string): Promise<MessageContent[]> {
	const rows = await db
		.selectFrom("messages")
		.selectAll()
		.where("conversation_id", "=", conversationId)
		.orderBy("position")
		.execute();
	return inOrder(rows);
}

export type MessageRef = { conversationId: string; position: number };

/** Finds a message by its idempotency key; null when there is none. */
export async function findByIdempotencyKey(tx: Tx, idempotencyKey: string): Promise<MessageRef | null> {
	const row = await tx
		.selectFrom("messages")
		.select(["conversation_id", "position"])
		.where("idempotency_key", "=", idempotencyKey)
		.executeTakeFirst();
	return row ? { conversationId: row.conversation_id, position: row.position } : null;
}

/** Finds the visitor's last message in a conversation; null when there is none. */
export async function findLastQuestion(
	db: Db | Tx,
	conversationId: string,
): Promise<{ ref: MessageRef; content: string } | null> {
	const row = await db
		.selectFrom("messages")
		.select(["position", "content"])
		.where("conversation_id", "=", conversationId)
		.where("role", "=", "user")
		.orderBy("position", "desc")
		.executeTakeFirst();
	return row ? { ref: { conversationId, position: row.position }, content: row.content } : null;
}

/**
 * Finds the answer to a message: the one that names it, else the first later one that names none, such as a person's
 * words or an older answer.
 * @returns null when there is no answer.
 */
export async function findAnswer(
	tx: Tx,
	{ conversationId, position }: MessageRef,
): Promise<{ ref: MessageRef; message: MessageContent } | null> {
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

/** Deletes an answer and closes the gap in the positions. No question may follow it. */
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

/** Lists the last messages of a conversation, in order. @param except a position to leave out. */
export async function listLatestMessages(
	db: Db | Tx,
	conversationId: string,
	most: number,
	except = -1,
): Promise<MessageContent[]> {
	const rows = await db
		.selectFrom("messages")
		.selectAll()
		.where("conversation_id", "=", conversationId)
		.where("position", "!=", except)
		.orderBy("position", "desc")
		.limit(most)
		.execute();
	return inOrder(rows);
}

function inOrder(rows: readonly Row<"messages">[]): MessageContent[] {
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

/** Moves the messages of a conversation to another id, and removes the idempotency keys of the visitor's. */
export async function moveMessages(tx: Tx, { from, to }: Move): Promise<void> {
	const ofConversation = tx.updateTable("messages").where("conversation_id", "=", from);
	await ofConversation.set({ idempotency_key: null }).where("role", "=", "user").execute();
	await ofConversation.set({ conversation_id: to }).execute();
}

function messageFrom(row: Row<"messages">): MessageContent {
	return {
		...JSON.parse(row.extras),
		role: row.role,
		content: row.content,
		at: row.created_at,
	};
}
