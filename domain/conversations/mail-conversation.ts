import { createHash } from "node:crypto";
import { limits } from "../../config/limits.ts";
import type { Db } from "../../db/connect.ts";
import { isUniqueViolation } from "../../db/unique.ts";
import type { MailedContent } from "../../shared/conversation.ts";
import type { Language } from "../../shared/language.ts";
import { enqueue } from "../deliveries/delivery-store.ts";
import { moveLabels } from "../inbox/label-store.ts";
import { moveNotes } from "../inbox/note-store.ts";
import { deletePresence } from "../inbox/presence-store.ts";
import { findLeadOfConversation, relinkLeadToConversation } from "../leads/lead-store.ts";
import { announce } from "../live/live-events.ts";
import { mayMail } from "../mail/allowance.ts";
import type { Runtime } from "../runtime.ts";
import {
	type ConversationMail,
	findConversationMail,
	findUnusedLink,
	forgetConversationMails,
	insertConversationMail,
	moveConversationMails,
	spendLink,
	spendLinksOf,
} from "./conversation-mail-store.ts";
import { deleteConversation, lockConversation, moveConversation } from "./conversation-store.ts";
import { emptyTranscript } from "./transcript-hash.ts";

const anHour = 3_600_000;
/** Longer than the retries of a mail, so that a form sent again is recognised. */
const retentionMs = 7 * 24 * anHour;

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
	return queuedOnConflict(() => queueMail(db, runtime, { ...wish, id }));
}

async function queuedOnConflict(
	store: () => Promise<"queued" | "limit-reached">,
): Promise<"queued" | "limit-reached"> {
	try {
		return await store();
	} catch (error) {
		// The same form arrived twice at once: the other request sends the mail.
		if (isUniqueViolation(error)) return "queued";
		throw error;
	}
}

function idOf(submissionKey: string, { conversationId, what, email }: MailWish): string {
	return createHash("sha256")
		.update(JSON.stringify([submissionKey, conversationId, what, email]))
		.digest("base64url");
}

type MailWishWithId = Omit<MailWish, "submissionKey"> & { id: string };

function queueMail(db: Db, runtime: Runtime, wish: MailWishWithId): Promise<"queued" | "limit-reached"> {
	return db.transaction().execute(async (tx) => {
		const now = runtime.now();
		if (await findConversationMail(tx, wish.id)) return "queued";
		const counted = { to: wish.email, from: wish.conversationId, kind: "conversation" } as const;
		if (!(await mayMail(tx, runtime, counted))) return "limit-reached";
		const mail: ConversationMail = {
			...wish,
			token: runtime.newId(),
			createdAt: now.toISOString(),
		};
		await insertConversationMail(tx, mail);
		const kind = `conversation-${wish.what}` as const;
		await enqueue(tx, runtime, { dedupeKey: `${kind}:${mail.id}`, kind, payload: { mailId: mail.id } });
		return "queued";
	});
}

/** Deletes the mails that were requested a week ago, with their addresses. */
export async function forgetOldMails(db: Db, runtime: Runtime): Promise<void> {
	await forgetConversationMails(db, new Date(runtime.now().getTime() - retentionMs).toISOString());
}

/** Finds the conversation that a mailed link continues. @returns its current id; null when the link does not work. */
export async function linkedConversation(db: Db, runtime: Runtime, token: string): Promise<string | null> {
	return (await findUnusedLink(db, token, oldest(runtime)))?.conversationId ?? null;
}

/**
 * Uses a mailed link, and invalidates all other links of the conversation. The conversation gets a new id, so the
 * former browser can no longer read it.
 * @returns the new id; null when the link is unknown, used or too old.
 */
export function followLink(db: Db, runtime: Runtime, token: string): Promise<string | null> {
	return db.transaction().execute(async (tx) => {
		const now = runtime.now().toISOString();
		const link = await findUnusedLink(tx, token, oldest(runtime));
		// Locks first: two links of one conversation opened at once would otherwise wait for each other.
		if (!link || !(await lockConversation(tx, link.conversationId, now))) return null;
		if (!(await spendLink(tx, link.id, now))) return null;
		await spendLinksOf(tx, link.conversationId, now);
		const move = { from: link.conversationId, to: runtime.newId() };
		await moveConversation(tx, move, emptyTranscript(move.to));
		await relinkLeadToConversation(tx, move);
		await moveConversationMails(tx, move);
		await moveNotes(tx, move);
		await moveLabels(tx, move);
		await deletePresence(tx, move.from);
		await deleteConversation(tx, move.from);
		// Pages that show it under its former id read it under the new one.
		await announce(tx, { kind: "changed", conversationId: move.from });
		return move.to;
	});
}

function oldest(runtime: Runtime): string {
	return new Date(runtime.now().getTime() - limits.conversationLinkHours * anHour).toISOString();
}
