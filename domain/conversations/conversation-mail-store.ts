import type { Selectable } from "kysely";
import type { Db, Tx } from "../../db/connect.ts";
import type { ConversationMailsTable } from "../../db/tables/conversations.ts";
import type { MailedContent } from "../../shared/conversation.ts";
import type { Language } from "../../shared/language.ts";
import type { Move } from "./message-store.ts";

export type ConversationMail = {
	id: string;
	conversationId: string;
	what: MailedContent;
	email: string;
	language: Language;
	/** At least 128 random bits. Whoever has the link may continue the conversation, once. */
	token: string;
	createdAt: string;
	consentVersion: string;
};

/** Stores a requested mail. @throws a unique violation when a mail with its id or token is already stored. */
export async function insertConversationMail(tx: Tx, mail: ConversationMail): Promise<void> {
	const { conversationId, createdAt, consentVersion, ...rest } = mail;
	await tx
		.insertInto("conversation_mails")
		.values({
			...rest,
			conversation_id: conversationId,
			created_at: createdAt,
			consent_version: consentVersion,
			used_at: null,
		})
		.execute();
}

/** Finds a requested mail. @returns null when it was never requested, or its row has expired. */
export async function findConversationMail(db: Db | Tx, id: string): Promise<ConversationMail | null> {
	const row = await db.selectFrom("conversation_mails").selectAll().where("id", "=", id).executeTakeFirst();
	return row ? fromRow(row) : null;
}

/**
 * Finds a mailed link that still works.
 * @param since ISO 8601, UTC: older links do not work. @returns null when the link is used, too old or unknown.
 */
export async function findUnusedLink(
	db: Db | Tx,
	token: string,
	since: string,
): Promise<ConversationMail | null> {
	const row = await db
		.selectFrom("conversation_mails")
		.selectAll()
		.where("token", "=", token)
		.where("what", "=", "link")
		.where("used_at", "is", null)
		.where("created_at", ">=", since)
		.executeTakeFirst();
	return row ? fromRow(row) : null;
}

/** Marks a link as used. @returns false when another request used it first. */
export async function spendLink(tx: Tx, id: string, now: string): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable("conversation_mails")
		.set({ used_at: now })
		.where("id", "=", id)
		.where("used_at", "is", null)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}

/** Marks every unused link of a conversation as used. */
export async function spendLinksOf(tx: Tx, conversationId: string, now: string): Promise<void> {
	await tx
		.updateTable("conversation_mails")
		.set({ used_at: now })
		.where("conversation_id", "=", conversationId)
		.where("used_at", "is", null)
		.execute();
}

/** Moves the mails of a conversation to its new id. */
export async function moveConversationMails(tx: Tx, { from, to }: Move): Promise<void> {
	await tx
		.updateTable("conversation_mails")
		.set({ conversation_id: to })
		.where("conversation_id", "=", from)
		.execute();
}

/** Deletes the mails requested before a moment (ISO 8601, UTC); their links have expired and their retries ended. */
export async function forgetConversationMails(db: Db, before: string): Promise<void> {
	await db.deleteFrom("conversation_mails").where("created_at", "<", before).execute();
}

function fromRow(row: Selectable<ConversationMailsTable>): ConversationMail {
	return {
		id: row.id,
		conversationId: row.conversation_id,
		what: row.what,
		email: row.email,
		language: row.language,
		token: row.token,
		createdAt: row.created_at,
		consentVersion: row.consent_version,
	};
}
