import type { Db, Tx } from "../../db/connect.ts";
import type { Runtime } from "../runtime.ts";
import {
	type DeliveryKind,
	type Destination,
	destinationOf,
	isDestination,
	type LeadDestination,
} from "./delivery.ts";
import type { DeliveryState } from "./delivery-report.ts";

/**
 * Adds a delivery, in the transaction that stores what it tells of. Adding the same key again does nothing.
 * @param delivery key: what makes it this one and no other; dueAt: ISO time before which it is not sent.
 */
export async function enqueue(tx: Tx, runtime: Runtime, delivery: Wanted): Promise<void> {
	await enqueueAll(tx, runtime, [delivery]);
}

type Wanted = { key: string; kind: DeliveryKind; payload: Record<string, string>; dueAt?: string };

/** Adds many at once, like enqueue. @param deliveries a few hundred at most: a statement has so many places. */
export async function enqueueAll(tx: Tx, runtime: Runtime, deliveries: readonly Wanted[]): Promise<void> {
	const now = runtime.now().toISOString();
	if (deliveries.length === 0) return;
	await tx
		.insertInto("deliveries")
		.values(({ selectFrom, fn, lit }) =>
			deliveries.map(({ key, kind, payload, dueAt }) => {
				const destination = destinationOf(kind);
				// Mails go to people, whose addresses may be mistyped: one that fails must not block others.
				const orderingKey = destination === "mail" ? null : (payload.leadId ?? null);
				return {
					id: runtime.newId(),
					dedupe_key: key,
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

/** How many deliveries of a kind stand where. @param keyStart how their keys begin. */
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
	return Object.fromEntries(rows.map(({ state, deliveries }) => [state, Number(deliveries)]));
}

/**
 * Lets a delivery that nobody tried yet leave now.
 * @returns false when there is no such delivery, or it was tried already.
 */
export async function sendNow(tx: Tx, runtime: Runtime, key: string): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable("deliveries")
		.set({ due_at: runtime.now().toISOString() })
		.where("dedupe_key", "=", key)
		.where("state", "=", "waiting")
		.where("attempts", "=", 0)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** Puts a delivery that is not due yet off until later; one that was hastened stays due. */
export async function postpone(tx: Tx, runtime: Runtime, key: string, dueAt: string): Promise<void> {
	await tx
		.updateTable("deliveries")
		.set({ due_at: dueAt })
		.where("dedupe_key", "=", key)
		.where("state", "=", "waiting")
		.where("attempts", "=", 0)
		.where("due_at", ">", runtime.now().toISOString())
		.execute();
}

/**
 * Makes the lead's delivery that still waits tell of this change too: what it says is written when it leaves. Its row
 * is held until the transaction ends, so that nobody sends it without the change.
 * @param dueAt when the change should leave; one that was tried already keeps its own time.
 * @returns false when none waits.
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

/** Lets what failed at a destination leave at once: it is back. */
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

/** Lets a delivery that waits or was given up leave now. @returns where it goes; null when there is none of this id to retry. */
export async function retryDelivery(tx: Tx, runtime: Runtime, id: string): Promise<Destination | null> {
	const row = await tx
		.updateTable("deliveries")
		.set({ state: "waiting", attempts: 0, last_error: null, due_at: runtime.now().toISOString() })
		.where("id", "=", id)
		.where("state", "in", ["waiting", "dead"])
		.returning("destination")
		.executeTakeFirst();
	return row && isDestination(row.destination) ? row.destination : null;
}

/** Lets everything of a destination that was given up leave now. @returns how many. */
export async function retryAll(tx: Tx, runtime: Runtime, destination: Destination): Promise<number> {
	const { numUpdatedRows } = await tx
		.updateTable("deliveries")
		.set({ state: "waiting", attempts: 0, last_error: null, due_at: runtime.now().toISOString() })
		.where("state", "=", "dead")
		.where("destination", "=", destination)
		.executeTakeFirst();
	return Number(numUpdatedRows);
}
