import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Db, Tx } from "../../db/connect.ts";
import type { Database, Row } from "../../db/tables.ts";
import type { World } from "../world.ts";
import {
	type DeliveryKind,
	type Destination,
	destinationOf,
	isDeliveryKind,
	isDestination,
	type LeadDestination,
} from "./delivery.ts";
import type { DeliveryState } from "./delivery-report-store.ts";

/** The one writer of the deliveries table, our outbox: what must leave the house, stored with the fact it tells of. */

export type Delivery = { id: string; kind: DeliveryKind; payload: Record<string, string>; attempts: number };

/** A delivery this process holds until its lease runs out; the holder tells this take from a later one. */
export type Leased = Delivery & {
	holder: string;
	/** ISO 8601, UTC. */
	createdAt: string;
};

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
	if (deliveries.length === 0) return;
	await tx
		.insertInto("deliveries")
		.values(({ selectFrom, fn, lit }) =>
			deliveries.map(({ key, kind, payload, dueAt }) => {
				const destination = destinationOf(kind);
				// Mails go to people, who may have mistyped an address: one that cannot leave holds up no other.
				const turnOf = destination === "mail" ? null : (payload.leadId ?? null);
				return {
					id: world.newId(),
					dedupe_key: key,
					kind,
					destination,
					turn_of: turnOf,
					position: turnOf
						? selectFrom("deliveries")
								.select(({ eb }) => eb(fn.coalesce(fn.max("position"), lit(0)), "+", lit(1)).as("next"))
								.where("turn_of", "=", turnOf)
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
 * Makes the lead's delivery that still waits tell of this change too: what it says is written when it leaves. Its row
 * is held until the transaction ends, so that nobody sends it without the change.
 * @param dueAt when the change should leave; one that was tried already keeps its own time.
 * @returns false when none waits.
 */
export async function takeAlong(
	tx: Tx,
	world: World,
	{ leadId, kind, dueAt }: { leadId: string; kind: LeadDestination; dueAt: string },
): Promise<boolean> {
	const now = world.now().toISOString();
	const { numUpdatedRows } = await tx
		.updateTable("deliveries")
		.set(({ eb, ref, or }) => ({
			due_at: eb
				.case()
				// Tried already: it waits for its receiver. Due already: somebody hastened it.
				.when(or([eb("attempts", ">", 0), eb("due_at", "<=", now)]))
				.then(ref("due_at"))
				.else(dueAt)
				.end(),
		}))
		.where("turn_of", "=", leadId)
		.where("kind", "=", kind)
		.where("state", "=", "waiting")
		// What tells of the lead's consent tells nothing else of it.
		.where("payload", "not like", '%"about":%')
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/**
 * Takes deliveries of a destination that are due, or whose holder died, for this process alone. Of one lead's only the
 * first that is not settled.
 * @param claim limit: at most so many; leaseSeconds: after so long without a sign of its holder a delivery is free
 * again; trial: to see whether the destination is back, so the ones that failed least first, and no try of theirs.
 */
export async function claimDue(
	db: Db,
	world: World,
	claim: { destination: Destination; limit: number; leaseSeconds: number; trial?: boolean },
): Promise<Leased[]> {
	const { destination, limit, leaseSeconds, trial = false } = claim;
	const now = world.now();
	const holder = world.newId();
	const due = isDue(destination, now.toISOString());
	const rows = await db
		.updateTable("deliveries")
		.set((eb) => ({
			state: "sending",
			attempts: eb("attempts", "+", trial ? 0 : 1),
			due_at: after(now, leaseSeconds),
			holder,
		}))
		.where("id", "in", (eb) => {
			const first = eb.selectFrom("deliveries").select("id").where(due).where(isFirstOfItsTurn);
			return (trial ? first.orderBy("attempts") : first).orderBy("due_at").limit(limit);
		})
		// Said again outside: on PostgreSQL another process may have taken the row since the inner select.
		.where(stillDue(now.toISOString()))
		.returningAll()
		.execute();
	return rows.flatMap((row) => fromRow(row, holder));
}

// As literals, or the databases do not see that the index of what is still open fits.
const open = sql<SqlBool>`deliveries.state in ('waiting', 'sending')`;
const earlierOpen = sql<SqlBool>`earlier.state in ('waiting', 'sending')`;

function isDue(destination: Destination, now: string) {
	return ({ eb, and }: ExpressionBuilder<Database, "deliveries">) =>
		and([open, eb("deliveries.destination", "=", destination), eb("deliveries.due_at", "<=", now)]);
}

// Of a few rows found by their id: as expressions, or SQLite reads the whole index of what is due for it.
function stillDue(now: string): Expression<SqlBool> {
	return sql<SqlBool>`coalesce(deliveries.state, '') in ('waiting', 'sending') and coalesce(deliveries.due_at, '') <= ${now}`;
}

function isFirstOfItsTurn(eb: ExpressionBuilder<Database, "deliveries">): Expression<SqlBool> {
	return eb.not(
		eb.exists(
			eb
				.selectFrom("deliveries as earlier")
				.select("earlier.id")
				.where(earlierOpen)
				.whereRef("earlier.turn_of", "=", "deliveries.turn_of")
				.whereRef("earlier.kind", "=", "deliveries.kind")
				.where(({ eb, or, and, ref }) =>
					or([
						eb("earlier.position", "<", ref("deliveries.position")),
						and([
							eb("earlier.position", "=", ref("deliveries.position")),
							eb("earlier.id", "<", ref("deliveries.id")),
						]),
					]),
				),
		),
	);
}

/** Says that a delivery is still being sent, for another while. */
export async function holdOn(db: Db, world: World, delivery: Leased, leaseSeconds: number): Promise<void> {
	await held(db, delivery)
		.set({ due_at: after(world.now(), leaseSeconds) })
		.execute();
}

export async function markSent(db: Db | Tx, world: World, delivery: Leased): Promise<void> {
	const now = world.now().toISOString();
	await settle(db, delivery, { state: "sent", sent_at: now, last_error: null });
}

/** Ends a delivery that has nothing to send any more. @param reason why, as staff see it. */
export async function markNeedless(db: Db, delivery: Leased, reason: string): Promise<void> {
	await settle(db, delivery, { state: "needless", last_error: reason });
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

/** Lets what failed at a destination leave at once: it is back. */
export async function hastenFailed(db: Db, world: World, destination: Destination): Promise<void> {
	const now = world.now().toISOString();
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
export async function retryDelivery(tx: Tx, world: World, id: string): Promise<Destination | null> {
	const row = await tx
		.updateTable("deliveries")
		.set({ state: "waiting", attempts: 0, last_error: null, due_at: world.now().toISOString() })
		.where("id", "=", id)
		.where("state", "in", ["waiting", "dead"])
		.returning("destination")
		.executeTakeFirst();
	return row && isDestination(row.destination) ? row.destination : null;
}

/** Lets everything of a destination that was given up leave now. @returns how many. */
export async function retryAll(tx: Tx, world: World, destination: Destination): Promise<number> {
	const { numUpdatedRows } = await tx
		.updateTable("deliveries")
		.set({ state: "waiting", attempts: 0, last_error: null, due_at: world.now().toISOString() })
		.where("state", "=", "dead")
		.where("destination", "=", destination)
		.executeTakeFirst();
	return Number(numUpdatedRows);
}

/**
 * Takes away what would leave, or left, about things that are gone or may not be used any more.
 * @param ids of leads, requests or accounts. @param which only what did not leave yet, or the rows of all.
 * @returns whether some of it was tried and never confirmed: its receiver may have it, or get it yet.
 */
export async function dropDeliveriesAbout(
	tx: Tx,
	ids: readonly string[],
	which: "unsent" | "all",
): Promise<boolean> {
	let mayArrive = false;
	for (const id of ids) {
		let query = tx
			.deleteFrom("deliveries")
			.where(sql<boolean>`payload like ${`%"${id.replace(/[%_\\]/g, "\\$&")}"%`} escape ${sql.lit("\\")}`);
		if (which === "unsent") query = query.where("state", "in", ["waiting", "dead"]);
		const dropped = await query.returning(["state", "attempts"]).execute();
		mayArrive ||= dropped.some(
			({ state, attempts }) => !["sent", "needless"].includes(state) && attempts > 0,
		);
	}
	return mayArrive;
}

/** Forgets deliveries that had nothing to send, so that they may be asked for anew. @param keyStart how their keys begin. */
export async function forgetNeedless(tx: Tx, keyStart: string): Promise<void> {
	await tx
		.deleteFrom("deliveries")
		.where("state", "=", "needless")
		.where("dedupe_key", ">=", keyStart)
		.where("dedupe_key", "<", `${keyStart}\u{10ffff}`)
		.execute();
}

/** Deletes deliveries that ended before a time, but for the kinds to be kept. @returns how many, at most the limit. */
export async function deleteEnded(
	db: Db,
	{ before, kept, limit }: { before: string; kept: readonly DeliveryKind[]; limit: number },
): Promise<number> {
	const { numDeletedRows } = await db
		.deleteFrom("deliveries")
		.where("id", "in", ({ selectFrom }) =>
			selectFrom("deliveries")
				.select("id")
				.where("state", "in", ["sent", "needless"])
				.where("created_at", "<", before)
				// What had nothing to send has no such time: it was due then.
				.where(({ eb, fn }) => eb(fn.coalesce("sent_at", "due_at"), "<", before))
				.where("kind", "not in", kept)
				.limit(limit),
		)
		.executeTakeFirst();
	return Number(numDeletedRows);
}

async function settle(db: Db | Tx, delivery: Leased, changes: Partial<Row<"deliveries">>): Promise<void> {
	await held(db, delivery)
		.set({ ...changes, holder: null })
		.execute();
}

// Only the holder settles: after its lease ran out the row is somebody else's.
function held(db: Db | Tx, { id, holder }: Leased) {
	return db
		.updateTable("deliveries")
		.where("id", "=", id)
		.where("state", "=", "sending")
		.where("holder", "=", holder);
}

function after(now: Date, seconds: number): string {
	return new Date(now.getTime() + seconds * 1000).toISOString();
}

function fromRow(row: Row<"deliveries">, holder: string): Leased[] {
	if (!isDeliveryKind(row.kind)) return [];
	const { id, kind, attempts } = row;
	return [{ id, kind, attempts, holder, payload: JSON.parse(row.payload), createdAt: row.created_at }];
}
