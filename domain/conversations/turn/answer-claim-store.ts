import { limits } from "../../../config/limits.ts";
import type { Db, Tx } from "../../../db/connect.ts";
import { RowChanged } from "../../../db/unique.ts";
import type { Input } from "../../../shared/chat.ts";
import type { MessageStatus } from "../../../shared/conversation.ts";
import { isLeaseExpired, type Lease, releasedLease, renewLease } from "../../lease.ts";
import type { Runtime } from "../../runtime.ts";
import type { Extras, MessageRef } from "../message-store.ts";
import { type MessageEvent, statusAfter } from "./message-status.ts";

export type Question = MessageRef & {
	idempotencyKey: string | null;
	attempt: number | null;
	status: MessageStatus;
	claim: string | null;
	claimedUntil: string | null;
	stopRequestedAt: string | null;
	input?: Input;
};

/** A live process stops its answer within this time. */
const stopSeconds = limits.answerSeconds / 3;

/** Reads a visitor's message with its status. @returns null when the position has no visitor's message. */
export async function findQuestion(db: Db | Tx, ref: MessageRef): Promise<Question | null> {
	const row = await db
		.selectFrom("messages")
		.select(["idempotency_key", "attempt", "status", "claim", "claimed_until", "stopped_at", "extras"])
		.where("conversation_id", "=", ref.conversationId)
		.where("position", "=", ref.position)
		.executeTakeFirst();
	if (!row?.status) return null;
	const { idempotency_key: idempotencyKey, attempt, status, claim } = row;
	const { conversationId, position } = ref;
	const { input }: Extras = JSON.parse(row.extras);
	return {
		conversationId,
		position,
		idempotencyKey,
		attempt,
		status,
		claim,
		input,
		claimedUntil: row.claimed_until,
		stopRequestedAt: row.stopped_at,
	};
}

/** Tells whether a process answers the message and may still be alive. */
export function isBeingAnswered(question: Question, now: Date): boolean {
	const { status, claimedUntil, stopRequestedAt } = question;
	const stoppedBefore = new Date(now.getTime() - stopSeconds * 1_000).toISOString();
	return (
		status === "answering" &&
		!isLeaseExpired(claimedUntil, now, limits.answerSeconds) &&
		(stopRequestedAt === null || stopRequestedAt > stoppedBefore)
	);
}

/**
 * Changes the status and the claim of a message. The caller has locked its conversation.
 * @returns the message as it is now.
 * @throws RowChanged when another process changed its status, claim or attempt since it was read.
 */
export async function changeStatus(
	tx: Tx,
	question: Question,
	event: MessageEvent,
	lease: Lease | null = null,
): Promise<Question> {
	const status = statusAfter(question.status, event);
	const { numUpdatedRows } = await updateMessage(tx, question)
		.set(columnsOf(status, lease))
		.where("status", "=", question.status)
		.where("claim", "is not distinct from", question.claim)
		.where("attempt", "is not distinct from", question.attempt)
		.executeTakeFirst();
	if (numUpdatedRows === 0n) throw new RowChanged("Another process changed this message.");
	return { ...question, status, claim: lease?.holder ?? null, claimedUntil: lease?.until ?? null };
}

/** Extends a claim by limits.answerSeconds. @returns false when another process has claimed the message. */
export async function renewClaim(db: Db | Tx, runtime: Runtime, claim: string): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("messages")
		.set({ claimed_until: renewLease(runtime, { holder: claim }, limits.answerSeconds).until })
		.where("claim", "=", claim)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/**
 * Ends a claim and sets the status of its message, in the transaction that stores the outcome.
 * @returns false when another process has claimed the message: then nothing may be stored.
 */
export async function endClaim(db: Db | Tx, claim: string, event: MessageEvent): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("messages")
		.set(columnsOf(statusAfter("answering", event)))
		.where("claim", "=", claim)
		.where("status", "=", "answering")
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** An answered message needs its choice or form no more. */
function columnsOf(status: MessageStatus, lease: Lease | null = null) {
	const { holder, until } = lease ?? releasedLease;
	return { status, claim: holder, claimed_until: until, ...(status === "answered" && { extras: "{}" }) };
}

/** Records the key and number of the latest attempt. A stop of an earlier attempt no longer counts. */
export async function recordAttempt(
	tx: Tx,
	question: Question,
	{ idempotencyKey, attempt }: Pick<Question, "idempotencyKey" | "attempt">,
): Promise<Question> {
	await updateMessage(tx, question)
		.set({ idempotency_key: idempotencyKey, attempt, stopped_at: null })
		.execute();
	return { ...question, idempotencyKey, attempt, stopRequestedAt: null };
}

function updateMessage(tx: Tx, { conversationId, position }: MessageRef) {
	const messages = tx.updateTable("messages").where("conversation_id", "=", conversationId);
	return messages.where("position", "=", position);
}

/**
 * Records that a visitor stopped the answer to a message.
 * @returns the claim of the answer, if a process is giving one; null when the conversation has no such message, or a
 * later attempt exists.
 */
export async function requestStop(
	db: Db,
	{
		idempotencyKey,
		conversationId,
		attempt,
	}: { idempotencyKey: string; conversationId: string; attempt?: number },
	now: string,
): Promise<{ claim: string | null } | null> {
	const row = await db
		.updateTable("messages")
		.set({ stopped_at: now })
		.where("idempotency_key", "=", idempotencyKey)
		.where("conversation_id", "=", conversationId)
		.$if(attempt !== undefined, (update) =>
			update.where(({ eb, or }) => or([eb("attempt", "is", null), eb("attempt", "<=", attempt ?? 0)])),
		)
		.returning("claim")
		.executeTakeFirst();
	return row ?? null;
}

/** Finds those of the claims whose answer was stopped, or whose conversation a colleague took over. */
export async function findInterrupted(
	db: Db,
	claims: readonly string[],
): Promise<{ claim: string; stopped: boolean; takenOver: boolean }[]> {
	if (claims.length === 0) return [];
	const rows = await db
		.selectFrom("messages")
		.innerJoin("conversations", "conversations.id", "messages.conversation_id")
		.select(["messages.claim", "messages.stopped_at", "conversations.person_id"])
		.where("messages.claim", "in", claims)
		.where(({ eb, or }) =>
			or([eb("messages.stopped_at", "is not", null), eb("conversations.person_id", "is not", null)]),
		)
		.execute();
	return rows.flatMap(({ claim, stopped_at, person_id }) =>
		claim ? [{ claim, stopped: stopped_at !== null, takenOver: person_id !== null }] : [],
	);
}
