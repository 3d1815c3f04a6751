import { isLanguage, type Language } from "../../content/language.ts";
import type { Db, Tx } from "../../db/connect.ts";
import { behind, type Seen } from "../../db/keyset.ts";
import type { Row } from "../../db/tables.ts";
import type { DialogueState, Source } from "../assistant/engine.ts";
import { referenceOf } from "../contact/reference.ts";

/** The one writer of the conversations and messages tables. */

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

/** Somebody of the team, by account and by the name visitors see. */
export type Person = { id: string; name: string };

export type StoredMessage = Extras & { role: Role; content: string; at: string };

/** A message with what its sender knows it by. */
export type KeyedMessage = StoredMessage & { key?: string | null };

export type Conversation = {
	/** At least 128 random bits: whoever has it may read and continue the conversation. */
	id: string;
	/** What the visitor was told to name it by: it stays when the conversation moves to another id. */
	reference: string;
	language: Language;
	state: DialogueState;
	length: number;
	transcriptHash: string;
	/** Who has taken it over; null: the assistant answers. */
	person: Person | null;
};

export async function insertConversation(tx: Tx, conversation: Conversation, now: string): Promise<void> {
	await tx
		.insertInto("conversations")
		.values({ id: conversation.id, created_at: now, ...changesOf(conversation, now) })
		.execute();
}

/**
 * Reads a conversation and keeps it for this transaction: nobody else continues it meanwhile.
 * @returns null when there is none with this id.
 */
export async function holdConversation(tx: Tx, id: string, now: string): Promise<Conversation | null> {
	const row = await tx
		.updateTable("conversations")
		.set({ updated_at: now })
		.where("id", "=", id)
		.returningAll()
		.executeTakeFirst();
	return row ? fromRow(row) : null;
}

export async function saveConversation(tx: Tx, conversation: Conversation, now: string): Promise<void> {
	await tx
		.updateTable("conversations")
		.set(changesOf(conversation, now))
		.where("id", "=", conversation.id)
		.execute();
}

export async function findConversation(db: Db, id: string): Promise<Conversation | null> {
	const row = await db.selectFrom("conversations").selectAll().where("id", "=", id).executeTakeFirst();
	return row ? fromRow(row) : null;
}

/** Ids of a conversation that is there, and of what it becomes: at least 128 random bits. */
export type Move = { from: string; to: string };

/** Stores a conversation and all that was said in it under another id; the row it had stays for who points at it. */
export async function moveMessages(tx: Tx, { from, to }: Move): Promise<void> {
	const row = await tx
		.selectFrom("conversations")
		.selectAll()
		.where("id", "=", from)
		.executeTakeFirstOrThrow();
	await tx
		.insertInto("conversations")
		.values({ ...row, id: to })
		.execute();
	await tx.updateTable("messages").set({ conversation_id: to }).where("conversation_id", "=", from).execute();
}

/** Forgets a conversation that nothing points at any more. */
export async function deleteConversation(tx: Tx, id: string): Promise<void> {
	await tx.deleteFrom("conversations").where("id", "=", id).execute();
}

/** Gives a held conversation to a person of the team, or back to the assistant. */
export async function setPerson(tx: Tx, id: string, person: Person | null): Promise<void> {
	await tx
		.updateTable("conversations")
		.set({ person_id: person?.id ?? null, person_name: person?.name ?? null })
		.where("id", "=", id)
		.execute();
}

/**
 * The conversation that stands exactly at this transcript and whose visitor is known by a lead.
 * @returns its id, or null. Without a lead, equal openings ("hola") of two people would be taken for one.
 */
export async function findByTranscript(db: Db | Tx, transcriptHash: string): Promise<string | null> {
	const row = await db
		.selectFrom("conversations")
		.innerJoin("leads", "leads.conversation_id", "conversations.id")
		.select("conversations.id")
		.where("conversations.transcript_hash", "=", transcriptHash)
		.where("leads.email", "is not", null)
		.orderBy("conversations.created_at", "desc")
		.executeTakeFirst();
	return row?.id ?? null;
}

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

/** Which of these conversations a person of the team has. */
export async function takenAmong(db: Db, ids: readonly string[]): Promise<string[]> {
	if (ids.length === 0) return [];
	const rows = await db
		.selectFrom("conversations")
		.select("id")
		.where("id", "in", ids)
		.where("person_id", "is not", null)
		.execute();
	return rows.map(({ id }) => id);
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

function messageFrom(row: Row<"messages">): StoredMessage {
	return {
		...JSON.parse(row.extras),
		role: row.role === "user" ? "user" : "assistant",
		content: row.content,
		at: row.created_at,
	};
}

/** A conversation in the staff's list. Times are ISO 8601, UTC. */
export type ConversationReport = {
	id: string;
	updatedAt: string;
	language: Language;
	/** Messages, of both. */
	length: number;
	/** Who of the team has it, by name. */
	person: string | null;
	lead: { id: string; name: string | null; company: string | null } | null;
};

/** Conversations, the last spoken in first. @param page limit: at most so many; before: continue behind this one; reference: only the one of it. */
export async function listConversations(
	db: Db,
	page: { limit: number; before?: Seen; reference?: string },
): Promise<ConversationReport[]> {
	const { limit, before, reference } = page;
	let query = db
		.selectFrom("conversations")
		.leftJoin("leads", "leads.conversation_id", "conversations.id")
		.select([
			"conversations.id",
			"conversations.updated_at",
			"conversations.language",
			"conversations.length",
			"conversations.person_name",
		])
		.select(["leads.id as lead_id", "leads.name", "leads.company"])
		.orderBy("conversations.updated_at", "desc")
		.orderBy("conversations.id", "desc");
	if (before) query = query.where(behind(["conversations.updated_at", "conversations.id"], before));
	if (reference) query = query.where("conversations.reference", "=", reference);
	const rows = await query.limit(limit).execute();
	return rows.map((row) => ({
		id: row.id,
		updatedAt: row.updated_at,
		language: isLanguage(row.language) ? row.language : "es",
		length: row.length,
		person: row.person_name,
		lead: row.lead_id ? { id: row.lead_id, name: row.name, company: row.company } : null,
	}));
}

function changesOf(conversation: Conversation, now: string) {
	return {
		updated_at: now,
		reference: conversation.reference,
		language: conversation.language,
		state: JSON.stringify(conversation.state),
		length: conversation.length,
		transcript_hash: conversation.transcriptHash,
	};
}

function fromRow(row: Row<"conversations">): Conversation {
	return {
		id: row.id,
		reference: row.reference ?? referenceOf(row.id),
		language: isLanguage(row.language) ? row.language : "es",
		state: JSON.parse(row.state),
		length: row.length,
		transcriptHash: row.transcript_hash,
		person: row.person_id ? { id: row.person_id, name: row.person_name ?? "" } : null,
	};
}
