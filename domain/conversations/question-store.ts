import { limits } from "../../config/limits.ts";
import type { Db, Tx } from "../../db/connect.ts";
import type { World } from "../world.ts";
import type { Extras, Place } from "./message-store.ts";

/** What becomes of a visitor's message: who answers it, and whether an answer is wanted. A part of the messages table. */

/** The right to answer the message at a position of its conversation, wherever that moves. */
export type Claim = { id: string; position: number };

/** Whoever is asked to stop and lives has done so by then. */
const stopSeconds = limits.answerSeconds / 3;

/** Takes a message of a held conversation to answer it, for limits.answerSeconds. */
export async function claimQuestion(
	tx: Tx,
	world: World,
	{ conversationId, position }: Place,
): Promise<Claim> {
	const claim = { id: world.newId(), position };
	await tx
		.updateTable("messages")
		.set({ claim: claim.id, claimed_until: claimedUntil(world) })
		.where("conversation_id", "=", conversationId)
		.where("position", "=", position)
		.execute();
	return claim;
}

/** Says that a message is still being answered, for so many seconds more. @returns whether it is ours to answer. */
export async function holdOn(
	db: Db | Tx,
	world: World,
	{ id }: Claim,
	seconds: number = limits.answerSeconds,
): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("messages")
		.set({ claimed_until: claimedUntil(world, seconds) })
		.where("claim", "=", id)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/**
 * Gives the right to answer back, together with what came of it. @returns false when it is another's by now, so that
 * nothing may come of it.
 */
export async function endClaim(db: Db | Tx, { id }: Claim): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("messages")
		.set({ claim: null, claimed_until: null })
		.where("claim", "=", id)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

function claimedUntil(world: World, seconds: number = limits.answerSeconds): string {
	return new Date(world.now().getTime() + seconds * 1_000).toISOString();
}

/** What its sender knows a message by, and how often they have asked it. */
export type Asking = { key: string | null; attempt: number | null };

/** Of a message, how it was asked last. */
export type Standing = Asking & {
	/** Somebody answers it. */
	claimed: boolean;
	/** Its sender wants no more of the answer. */
	unwanted: boolean;
	/** Its answer was stopped before a word of it had come. */
	stopped: boolean;
};

/** @returns how it stands with a message that has no answer yet, or null when it is gone. */
export async function standingOf(
	db: Db | Tx,
	world: World,
	{ conversationId, position }: Place,
): Promise<Standing | null> {
	const row = await db
		.selectFrom("messages")
		.select(["said_key", "attempt", "claim", "claimed_until", "stopped_at", "extras"])
		.where("conversation_id", "=", conversationId)
		.where("position", "=", position)
		.executeTakeFirst();
	if (!row) return null;
	const extras: Extras = JSON.parse(row.extras);
	const { said_key: key, attempt, claim, claimed_until, stopped_at } = row;
	const now = world.now();
	const heard = new Date(now.getTime() - stopSeconds * 1_000).toISOString();
	return {
		...{ key, attempt, unwanted: stopped_at !== null, stopped: extras.stopped === true },
		claimed:
			claim !== null &&
			(claimed_until ?? "") > now.toISOString() &&
			(stopped_at === null || stopped_at > heard),
	};
}

/** What a message that is still to be answered is sent again with, to get that answer and not another. */
export type Awaited = { key: string | null; attempt: number };

/** @returns what the last message of a conversation is awaited by; null when it is answered, or was never to be. */
export async function awaitedOf(db: Db, conversationId: string): Promise<Awaited | null> {
	const row = await db
		.selectFrom("messages")
		.select(["said_key", "attempt", "claim"])
		.where("conversation_id", "=", conversationId)
		.orderBy("position", "desc")
		.limit(1)
		.executeTakeFirst();
	return row?.claim ? { key: row.said_key, attempt: row.attempt ?? 1 } : null;
}

/** A message by its key, in its own conversation; `attempt`: how often it had been asked, absent when nobody counts. */
export type StopWanted = { key: string; conversationId: string; attempt?: number };

/**
 * Notes that no more is wanted of the answer to a message.
 * @returns null when its conversation has no such message, or it was asked again since; else who answers it, by claim.
 */
export async function askStop(
	db: Db,
	{ key, conversationId, attempt }: StopWanted,
	now: string,
): Promise<{ claim: string | null } | null> {
	const row = await db
		.updateTable("messages")
		.set({ stopped_at: now })
		.where("said_key", "=", key)
		.where("conversation_id", "=", conversationId)
		.$if(attempt !== undefined, (update) =>
			update.where(({ eb, or }) => or([eb("attempt", "is", null), eb("attempt", "<=", attempt ?? 0)])),
		)
		.returning("claim")
		.executeTakeFirst();
	return row ?? null;
}

/** Of which of these claims no more answer is wanted. */
export async function stoppedAmong(db: Db, claims: readonly string[]): Promise<string[]> {
	if (claims.length === 0) return [];
	const rows = await db
		.selectFrom("messages")
		.select("claim")
		.where("claim", "in", claims)
		.where("stopped_at", "is not", null)
		.execute();
	return rows.flatMap(({ claim }) => claim ?? []);
}

/** Keeps with a question that its answer was stopped before a word of it had come. Nobody answers it any more. */
export async function markStopped(tx: Tx, { conversationId, position }: Place): Promise<void> {
	const extras = await extrasWith(tx, { conversationId, position }, { stopped: true });
	await tx
		.updateTable("messages")
		.set({ extras, claim: null, claimed_until: null })
		.where("conversation_id", "=", conversationId)
		.where("position", "=", position)
		.execute();
}

/** A question that is answered is known by its words: what was filled into a form need not be kept twice. */
export async function forgetInput(tx: Tx, { conversationId, position }: Place): Promise<void> {
	await tx
		.updateTable("messages")
		.set({ extras: "{}" })
		.where("conversation_id", "=", conversationId)
		.where("position", "=", position)
		.execute();
}

/** What is kept with a question from now on, beside what its visitor pressed or filled: asked again, it is that still. */
async function extrasWith(tx: Tx, { conversationId, position }: Place, more: Extras): Promise<string> {
	const row = await tx
		.selectFrom("messages")
		.select("extras")
		.where("conversation_id", "=", conversationId)
		.where("position", "=", position)
		.executeTakeFirst();
	const { input }: Extras = JSON.parse(row?.extras ?? "{}");
	return JSON.stringify({ input, ...more });
}

/** Keeps how a question is asked by now. A stop that was meant for an asking before this one is no more. */
export async function noteAsking(
	tx: Tx,
	{ conversationId, position }: Place,
	{ key, attempt }: Asking,
): Promise<void> {
	await tx
		.updateTable("messages")
		.set({ said_key: key, attempt, stopped_at: null })
		.where("conversation_id", "=", conversationId)
		.where("position", "=", position)
		.execute();
}

/** Puts a question as if it had just been said, asked as it is by now. Its answer must be gone. */
export async function renewQuestion(tx: Tx, place: Place, asking: Asking): Promise<void> {
	await noteAsking(tx, place, asking);
	const extras = await extrasWith(tx, place, {});
	await tx
		.updateTable("messages")
		.set({ extras, claim: null, claimed_until: null })
		.where("conversation_id", "=", place.conversationId)
		.where("position", "=", place.position)
		.execute();
}
