import type { ExpressionBuilder } from "kysely";
import type { Db, Tx } from "../../db/connect.ts";
import { behind, type Seen } from "../../db/keyset.ts";
import type { Database, Row } from "../../db/tables.ts";
import type { World } from "../world.ts";
import { type DeliveryKind, isDeliveryKind } from "./delivery.ts";

/** The one writer of the deliveries table, our outbox: what must leave the house, stored with the fact it tells of. */

export type Delivery = { id: string; kind: DeliveryKind; payload: Record<string, string>; attempts: number };

/** A delivery this process holds until its lease runs out; the lease tells it from a later holder's. */
export type Leased = Delivery & { leasedUntil: string };

/**
 * Adds a delivery, in the transaction that stores what it tells of. Adding the same key again does nothing.
 * @param delivery key: what makes it this one and no other; dueAt: ISO time before which it is not sent.
 */
export async function enqueue(tx: Tx, world: World, delivery: Wanted): Promise<void> {
	await enqueueAll(tx, world, [delivery]);
}

type Wanted = { key: string; kind: DeliveryKind; payload: Record<string, string>; dueAt?: string };

/** Adds many at once, like enqueue. @param deliveries a few hundred at most: a statement has so many places. */
export async function enqueueAll(tx: Tx, world: World, deliveries: readonly Wanted[]): Promise<void> {
	const now = world.now().toISOString();
	const rows = deliveries.map(({ key, kind, payload, dueAt }) => ({
		id: world.newId(),
		dedupe_key: key,
		kind,
		payload: JSON.stringify(payload),
		state: "waiting",
		attempts: 0,
		created_at: now,
		due_at: dueAt ?? now,
		leased_until: null,
		sent_at: null,
		last_error: null,
	}));
	if (rows.length === 0) return;
	await tx
		.insertInto("deliveries")
		.values(rows)
		.onConflict((conflict) => conflict.column("dedupe_key").doNothing())
		.execute();
}

/** How many deliveries of a kind stand where. @param keyStart how their keys begin. */
export async function countDeliveries(
	db: Db,
	keyStart: string,
): Promise<Partial<Record<DeliveryState, number>>> {
	const rows = await db
		.selectFrom("deliveries")
		.select((eb) => ["state", eb.fn.countAll<number>().as("deliveries")])
		.where("dedupe_key", "like", `${keyStart}%`)
		.groupBy("state")
		.execute();
	return Object.fromEntries(rows.map(({ state, deliveries }) => [state, Number(deliveries)]));
}

/**
 * Lets a delivery that nobody tried yet leave now.
 * @returns false when there is no such delivery, or it was tried already.
 */
export async function hasten(tx: Tx, world: World, key: string): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable("deliveries")
		.set({ due_at: world.now().toISOString() })
		.where("dedupe_key", "=", key)
		.where("state", "=", "waiting")
		.where("attempts", "=", 0)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** Puts a delivery that is not due yet off until later; one that was hastened stays due. */
export async function putOff(tx: Tx, world: World, key: string, dueAt: string): Promise<void> {
	await tx
		.updateTable("deliveries")
		.set({ due_at: dueAt })
		.where("dedupe_key", "=", key)
		.where("state", "=", "waiting")
		.where("attempts", "=", 0)
		.where("due_at", ">", world.now().toISOString())
		.execute();
}

/**
 * Takes deliveries that are due, or whose holder died, for this process alone.
 * @param claim limit: at most so many; leaseSeconds: after so long without settling they are free again.
 */
export async function claimDue(
	db: Db,
	world: World,
	claim: { limit: number; leaseSeconds: number },
): Promise<Leased[]> {
	const now = world.now();
	const leasedUntil = new Date(now.getTime() + claim.leaseSeconds * 1000).toISOString();
	const due = isDue(now.toISOString());
	const rows = await db
		.updateTable("deliveries")
		.set((eb) => ({ state: "sending", attempts: eb("attempts", "+", 1), leased_until: leasedUntil }))
		.where("id", "in", (eb) =>
			eb.selectFrom("deliveries").select("id").where(due).orderBy("due_at").limit(claim.limit),
		)
		// Said again outside: on PostgreSQL another process may have taken the row since the inner select.
		.where(due)
		.returningAll()
		.execute();
	return rows.flatMap((row) => fromRow(row, leasedUntil));
}

function isDue(now: string) {
	return ({ eb, or, and }: ExpressionBuilder<Database, "deliveries">) =>
		or([
			and([eb("state", "=", "waiting"), eb("due_at", "<=", now)]),
			and([eb("state", "=", "sending"), eb("leased_until", "<", now)]),
		]);
}

export async function markSent(db: Db, world: World, delivery: Leased): Promise<void> {
	await settle(db, delivery, { state: "sent", sent_at: world.now().toISOString(), last_error: null });
}

/** Puts a failed delivery back for a later try, or among the dead letters when `retryAt` is null. */
export async function markFailed(
	db: Db,
	delivery: Leased,
	reason: string,
	retryAt: Date | null,
): Promise<void> {
	const outcome = retryAt ? { state: "waiting", due_at: retryAt.toISOString() } : { state: "dead" };
	await settle(db, delivery, { ...outcome, last_error: reason });
}

// Only the holder settles: after its lease ran out the row is somebody else's.
async function settle(db: Db, delivery: Leased, changes: Partial<Row<"deliveries">>): Promise<void> {
	await db
		.updateTable("deliveries")
		.set({ ...changes, leased_until: null })
		.where("id", "=", delivery.id)
		.where("state", "=", "sending")
		.where("leased_until", "=", delivery.leasedUntil)
		.execute();
}

export const deliveryStates = ["waiting", "sending", "sent", "dead"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** A delivery as staff see it. Times are ISO 8601, UTC. */
export type DeliveryReport = {
	id: string;
	kind: string;
	state: DeliveryState;
	attempts: number;
	createdAt: string;
	dueAt: string;
	sentAt: string | null;
	lastError: string | null;
	/** Whose it is, when it is a lead's. */
	leadId: string | null;
};

/**
 * Deliveries, newest first.
 * @param filter limit: at most so many; state: only these; before: continue behind this one.
 */
export async function listDeliveries(
	db: Db,
	filter: { limit: number; state?: DeliveryState; before?: Seen },
): Promise<DeliveryReport[]> {
	const { limit, state, before } = filter;
	let query = db.selectFrom("deliveries").selectAll().orderBy("created_at", "desc").orderBy("id", "desc");
	if (state) query = query.where("state", "=", state);
	if (before) query = query.where(behind(["created_at", "id"], before));
	return (await query.limit(limit).execute()).map(reported);
}

/** Lets a delivery that waits or was given up leave now. @returns false when there is none of this id to retry. */
export async function retryDelivery(tx: Tx, world: World, id: string): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable("deliveries")
		.set({ state: "waiting", attempts: 0, due_at: world.now().toISOString() })
		.where("id", "=", id)
		.where("state", "in", ["waiting", "dead"])
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

function reported(row: Row<"deliveries">): DeliveryReport {
	return {
		id: row.id,
		kind: row.kind,
		state: deliveryStates.find((state) => state === row.state) ?? "waiting",
		attempts: row.attempts,
		createdAt: row.created_at,
		dueAt: row.due_at,
		sentAt: row.sent_at,
		lastError: row.last_error,
		leadId: JSON.parse(row.payload).leadId ?? null,
	};
}

function fromRow(row: Row<"deliveries">, leasedUntil: string): Leased[] {
	if (!isDeliveryKind(row.kind)) return [];
	return [
		{ id: row.id, kind: row.kind, payload: JSON.parse(row.payload), attempts: row.attempts, leasedUntil },
	];
}
