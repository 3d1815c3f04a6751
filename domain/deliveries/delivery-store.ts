import type { Db, Tx } from "../../db/connect.ts";
import type { DeliveryKind, DeliveryState, Destination, LeadDestination } from "../../shared/delivery.ts";
import type { Runtime } from "../runtime.ts";
import { destinationOf, isDestination } from "./delivery.ts";

/**
 * Adds a delivery, in the transaction that stores its cause. Does nothing when one with its `dedupeKey` exists.
 * @param delivery dueAt: ISO time before which it is not sent.
 */
export async function enqueue(tx: Tx, runtime: Runtime, delivery: NewDelivery): Promise<void> {
	await enqueueAll(tx, runtime, [delivery]);
}

type NewDelivery = { dedupeKey: string; kind: DeliveryKind; payload: Record<string, string>; dueAt?: string };

/** Tells whether a delivery was queued, sent or not; false once it is forgotten (see forgetEnded). */
export async function hasDelivery(db: Db, dedupeKey: string): Promise<boolean> {
	const row = await db
		.selectFrom("deliveries")
		.select("id")
		.where("dedupe_key", "=", dedupeKey)
		.executeTakeFirst();
	return row !== undefined;
}

/**
 * Adds many deliveries, like enqueue. @param deliveries a few hundred at most: SQL limits the parameters of a
 * statement.
 */
export async function enqueueAll(
	tx: Tx,
	runtime: Runtime,
	deliveries: readonly NewDelivery[],
): Promise<void> {
	const now = runtime.now().toISOString();
	if (deliveries.length === 0) return;
	await tx
		.insertInto("deliveries")
		.values(({ selectFrom, fn, lit }) =>
			deliveries.map(({ dedupeKey, kind, payload, dueAt }) => {
				const destination = destinationOf(kind);
				// Mails go to people, whose addresses may be mistyped: one that fails must not block others.
				const orderingKey = destination === "mail" ? null : (payload.leadId ?? null);
				return {
					id: runtime.newId(),
					dedupe_key: dedupeKey,
					kind,
					destination,
					ordering_key: orderingKey,
					position: orderingKey
						? selectFrom("deliveries")
								.select(({ eb }) => eb(fn.coalesce(fn.max("position"), lit(0)), "+", lit(1)).as("next"))
								.where("ordering_key", "=", orderingKey)
								.where("kind", "=", kind)
						: 0,
					payload: JSON.stringify(payload),
					state: "waiting",
					attempts: 0,
					created_at: now,
					due_at: dueAt ?? now,
					holder: null,
					sent_at: null,
					last_error: null,
				};
			}),
		)
		.onConflict((conflict) => conflict.column("dedupe_key").doNothing())
		.execute();
}

/** Counts deliveries by state. @param keyStart the common beginning of their keys. */
export async function countDeliveries(
	db: Db | Tx,
	keyStart: string,
): Promise<Partial<Record<DeliveryState, number>>> {
	const rows = await db
		.selectFrom("deliveries")
		.select((eb) => ["state", eb.fn.countAll<number>().as("deliveries")])
		.where("dedupe_key", ">=", keyStart)
		.where("dedupe_key", "<", `${keyStart}\u{10ffff}`)
		.groupBy("state")
		.execute();
	return Object.fromEntries(rows.map(({ state, deliveries }) => [state, deliveries]));
}

/**
 * Makes a delivery due now.
 * @returns false when there is no such delivery, or it was already tried.
 */
export async function sendNow(tx: Tx, runtime: Runtime, dedupeKey: string): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable("deliveries")
		.set({ due_at: runtime.now().toISOString() })
		.where("dedupe_key", "=", dedupeKey)
		.where("state", "=", "waiting")
		.where("attempts", "=", 0)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** Sets a later due time for a delivery that is not due yet. */
export async function postpone(tx: Tx, runtime: Runtime, dedupeKey: string, dueAt: string): Promise<void> {
	await tx
		.updateTable("deliveries")
		.set({ due_at: dueAt })
		.where("dedupe_key", "=", dedupeKey)
		.where("state", "=", "waiting")
		.where("attempts", "=", 0)
		.where("due_at", ">", runtime.now().toISOString())
		.execute();
}

/**
 * Lets a lead's waiting delivery include this change, because a delivery is composed only when it is sent. One that
 * says that a consent was revoked or renewed (its payload has `about`) includes none. Locks the row until the transaction
 * ends, so that no process sends it without the change.
 * @param dueAt when the change should be sent; a delivery that was already tried keeps its due time.
 * @returns false when no delivery of the lead waits.
 */
export async function mergeIntoPending(
	tx: Tx,
	runtime: Runtime,
	{ leadId, kind, dueAt }: { leadId: string; kind: LeadDestination; dueAt: string },
): Promise<boolean> {
	const now = runtime.now().toISOString();
	const { numUpdatedRows } = await tx
		.updateTable("deliveries")
		.set(({ eb, ref, or }) => ({
			due_at: eb
				.case()
				.when(or([eb("attempts", ">", 0), eb("due_at", "<=", now)]))
				.then(ref("due_at"))
				.else(dueAt)
				.end(),
		}))
		.where("ordering_key", "=", leadId)
		.where("kind", "=", kind)
		.where("state", "=", "waiting")
		.where("payload", "not like", '%"about":%')
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** Makes the failed deliveries of a destination due now, because it works again. */
export async function sendFailedNow(db: Db, runtime: Runtime, destination: Destination): Promise<void> {
	const now = runtime.now().toISOString();
	await db
		.updateTable("deliveries")
		.set({ due_at: now })
		.where("destination", "=", destination)
		.where("state", "=", "waiting")
		.where("last_error", "is not", null)
		.where("due_at", ">", now)
		.execute();
}

/**
 * Makes a waiting delivery or a dead letter due now, with those of its lead that it waits for. @returns its destination;
 * null when there is none to retry.
 */
export async function retryDelivery(tx: Tx, runtime: Runtime, id: string): Promise<Destination | null> {
	const dueNow = {
		state: "waiting" as const,
		attempts: 0,
		last_error: null,
		due_at: runtime.now().toISOString(),
	};
	const row = await tx
		.updateTable("deliveries")
		.set(dueNow)
		.where("id", "=", id)
		.where("state", "in", ["waiting", "dead"])
		.returning(["destination", "kind", "ordering_key", "position"])
		.executeTakeFirst();
	if (!row || !isDestination(row.destination)) return null;
	await tx
		.updateTable("deliveries")
		.set(dueNow)
		.where("ordering_key", "=", row.ordering_key)
		.where("kind", "=", row.kind)
		.where("position", "<", row.position)
		.where("state", "=", "waiting")
		.execute();
	return row.destination;
}

/** Makes all dead letters of a destination due now. @returns how many. */
export async function retryDeadLetters(tx: Tx, runtime: Runtime, destination: Destination): Promise<number> {
	const { numUpdatedRows } = await tx
		.updateTable("deliveries")
		.set({ state: "waiting", attempts: 0, last_error: null, due_at: runtime.now().toISOString() })
		.where("state", "=", "dead")
		.where("destination", "=", destination)
		.executeTakeFirst();
	return Number(numUpdatedRows);
}
