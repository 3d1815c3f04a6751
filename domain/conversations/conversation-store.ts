import type { Db, Tx } from "../../db/connect.ts";
import type { Row } from "../../db/tables.ts";
import type { Language } from "../../shared/language.ts";
import type { DialogueState } from "../assistant/dialogue/state.ts";
import { referenceOf } from "../reference.ts";
import { removeDocuments } from "../search/document-store.ts";
import { indexConversation } from "./conversation-index-store.ts";
import { appendMessages, type Move, moveMessages, type NewMessage } from "./message-store.ts";
import { readState, writeState } from "./stored-state.ts";
import { extendTranscriptHash } from "./transcript-hash.ts";

export type Colleague = { id: string; name: string };

export type Conversation = {
	/** The team and connected services see it; a visitor needs the token too, see conversationToken. */
	id: string;
	reference: string;
	language: Language;
	state: DialogueState;
	length: number;
	transcriptHash: string;
	colleague: Colleague | null;
	waitsForPerson: boolean;
};

type NewConversation = Pick<Conversation, "id" | "language" | "state" | "transcriptHash">;

/** Stores a new conversation with its first messages. @param now its time, ISO 8601. @returns it as it is stored. */
export async function insertConversation(
	tx: Tx,
	newConversation: NewConversation,
	messages: readonly NewMessage[],
	now: string,
): Promise<Conversation> {
	const { id } = newConversation;
	const conversation = {
		...newConversation,
		reference: referenceOf(id),
		length: messages.length,
		colleague: null,
		waitsForPerson: false,
	};
	await tx
		.insertInto("conversations")
		.values({
			id,
			created_at: now,
			opens_by_id_until: null,
			...changesOf(conversation, now),
		})
		.execute();
	await appendMessages(tx, id, 0, messages);
	return conversation;
}

/**
 * Reads a conversation and locks it until the transaction ends. Also sets its time of change, by which the inbox sorts.
 * @returns null when there is none with this id.
 */
export async function lockConversation(tx: Tx, id: string, now: string): Promise<Conversation | null> {
	const row = await tx
		.updateTable("conversations")
		.set({ updated_at: now })
		.where("id", "=", id)
		.returningAll()
		.executeTakeFirst();
	return row ? fromRow(row) : null;
}

/** Locks a conversation by its current or a former id. It may get a new id while its visitor waits for an answer. */
export async function lockByAnyId(tx: Tx, id: string, now: string): Promise<Conversation | null> {
	const locked = await lockConversation(tx, id, now);
	const moved = locked ? null : await findCurrentId(tx, id);
	return moved ? lockConversation(tx, moved, now) : locked;
}

export async function saveConversation(tx: Tx, conversation: Conversation, now: string): Promise<void> {
	await tx
		.updateTable("conversations")
		.set(changesOf(conversation, now))
		.where("id", "=", conversation.id)
		.execute();
}

/** Adds a message at the end of a conversation. @returns the changed conversation, which the caller saves. */
export async function appendMessage(
	tx: Tx,
	conversation: Conversation,
	message: NewMessage,
): Promise<Conversation> {
	await appendMessages(tx, conversation.id, conversation.length, [message]);
	return {
		...conversation,
		length: conversation.length + 1,
		transcriptHash: extendTranscriptHash(conversation.transcriptHash, message.role, message.content),
	};
}

/** Finds a conversation by its current id; see currentId for former ones. */
export async function findConversation(db: Db, id: string): Promise<Conversation | null> {
	const row = await db.selectFrom("conversations").selectAll().where("id", "=", id).executeTakeFirst();
	return row ? fromRow(row) : null;
}

/** Reads until when (ISO 8601, UTC) the id alone opens a conversation from before tokens; null for any other. */
export async function readIdAccessEnd(db: Db, id: string): Promise<string | null> {
	const row = await db
		.selectFrom("conversations")
		.select("opens_by_id_until")
		.where("id", "=", id)
		.executeTakeFirst();
	return row?.opens_by_id_until ?? null;
}

/**
 * Finds the current id of a conversation. @param id the current or the first one. @returns null when there is none.
 */
export async function findCurrentId(db: Db | Tx, id: string): Promise<string | null> {
	const row = await db
		.selectFrom("conversations")
		.select("id")
		.where(({ eb, or }) => or([eb("id", "=", id), eb("reference", "=", referenceOf(id))]))
		// Two conversations may share a reference; an id is unique.
		.orderBy(({ eb }) => eb("id", "=", id), "desc")
		.executeTakeFirst();
	return row?.id ?? null;
}

/**
 * Copies a conversation to another id and moves its messages. The old row stays until its other references are moved.
 * The old transcript and the keys of the visitor's messages no longer find the conversation.
 * @param transcriptHash one that no transcript has.
 */
export async function moveConversation(tx: Tx, move: Move, transcriptHash: string): Promise<void> {
	const { from, to } = move;
	const row = await tx
		.selectFrom("conversations")
		.selectAll()
		.where("id", "=", from)
		.executeTakeFirstOrThrow();
	await tx
		.insertInto("conversations")
		.values({
			...row,
			id: to,
			transcript_hash: transcriptHash,
			opens_by_id_until: null,
			reference: row.reference ?? referenceOf(from),
		})
		.execute();
	await moveMessages(tx, move);
	await removeDocuments(tx, "conversation", [from]);
	await indexConversation(tx, to);
}

/** Deletes the row of a conversation that nothing refers to any more. */
export async function deleteConversation(tx: Tx, id: string): Promise<void> {
	await tx.deleteFrom("conversations").where("id", "=", id).execute();
}

/** Lists the conversations that a colleague has. @param personId of their account. */
export async function listConversationsOfColleague(db: Db | Tx, personId: string): Promise<string[]> {
	const rows = await db.selectFrom("conversations").select("id").where("person_id", "=", personId).execute();
	return rows.map(({ id }) => id);
}

/** Gives a locked conversation to a colleague, or back to the assistant. */
export async function setColleague(tx: Tx, id: string, colleague: Colleague | null): Promise<void> {
	await tx
		.updateTable("conversations")
		.set({ person_id: colleague?.id ?? null, person_name: colleague?.name ?? null })
		.where("id", "=", id)
		.execute();
}

/**
 * Finds the conversation that has exactly this transcript and a lead with an address. Without that condition, the
 * same opening ("hola") would join two visitors.
 * @returns its id, or null.
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

function changesOf(conversation: Conversation, now: string) {
	return {
		updated_at: now,
		reference: conversation.reference,
		language: conversation.language,
		state: writeState(conversation.state),
		length: conversation.length,
		transcript_hash: conversation.transcriptHash,
	};
}

function fromRow(row: Row<"conversations">): Conversation {
	return {
		id: row.id,
		reference: row.reference ?? referenceOf(row.id),
		language: row.language,
		state: readState(row.state),
		length: row.length,
		transcriptHash: row.transcript_hash,
		colleague: row.person_id ? { id: row.person_id, name: row.person_name ?? "" } : null,
		waitsForPerson: row.waiting_since !== null,
	};
}
