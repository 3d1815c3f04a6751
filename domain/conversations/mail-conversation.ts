import { createHash } from "node:crypto";
import type { Db, Tx } from "../../db/connect.ts";
import { retryOnConflict } from "../../db/unique.ts";
import type { MailedContent } from "../../shared/conversation.ts";
import type { Language } from "../../shared/language.ts";
import { enqueue } from "../deliveries/delivery-store.ts";
import { findLeadOfConversation } from "../leads/lead-store.ts";
import { reserveMail } from "../mail/allowance.ts";
import type { Runtime } from "../runtime.ts";
import { dayMs } from "../wall-clock.ts";
import {
	type ConversationMail,
	findConversationMail,
	forgetConversationMails,
	insertConversationMail,
} from "./conversation-mail-store.ts";

/** Longer than the retries of a mail, so that a form sent again is recognised. */
const retentionMs = 7 * dayMs;

/** Reads the address that a conversation's visitor gave; null when they gave none. */
export async function knownAddress(db: Db, conversationId: string): Promise<string | null> {
	return (await findLeadOfConversation(db, conversationId))?.email ?? null;
}

export type MailWish = {
	conversationId: string;
	what: MailedContent;
	email: string;
	language: Language;
	consentVersion: string;
	submissionKey?: string;
};

/**
 * Queues a mail to an address that the visitor typed: the conversation, or a link to continue it on another device.
 * @returns limit-reached: the day's limit of mails to that address, or of this conversation, is reached.
 */
export async function mailConversation(
	db: Db,
	runtime: Runtime,
	{ submissionKey, ...wish }: MailWish,
): Promise<"queued" | "limit-reached"> {
	const id = submissionKey ? idOf(submissionKey, wish) : runtime.newId();
	return retryOnConflict(db, (tx) => queueMail(tx, runtime, { ...wish, id }));
}

function idOf(submissionKey: string, { conversationId, what, email }: MailWish): string {
	return createHash("sha256")
		.update(JSON.stringify([submissionKey, conversationId, what, email]))
		.digest("base64url");
}

type MailWishWithId = Omit<MailWish, "submissionKey"> & { id: string };

async function queueMail(
	tx: Tx,
	runtime: Runtime,
	wish: MailWishWithId,
): Promise<"queued" | "limit-reached"> {
	if (await findConversationMail(tx, wish.id)) return "queued";
	const counted = { to: wish.email, cause: wish.conversationId, kind: "conversation" } as const;
	if (!(await reserveMail(tx, runtime, counted))) return "limit-reached";
	const mail: ConversationMail = {
		...wish,
		token: runtime.newId(),
		createdAt: runtime.now().toISOString(),
	};
	await insertConversationMail(tx, mail);
	const kind = `conversation-${wish.what}` as const;
	await enqueue(tx, runtime, { dedupeKey: `${kind}:${mail.id}`, kind, payload: { mailId: mail.id } });
	return "queued";
}

/** Deletes the mails that were requested a week ago, with their addresses. */
export async function forgetOldMails(db: Db, runtime: Runtime): Promise<void> {
	await forgetConversationMails(db, new Date(runtime.now().getTime() - retentionMs).toISOString());
}
