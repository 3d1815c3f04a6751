import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { limits } from "../../config/limits.ts";
import type { Db, Tx } from "../../db/connect.ts";
import type { Database, Row } from "../../db/tables.ts";
import type { DeliveryKind, Destination, MailerKind } from "../../shared/delivery.ts";
import { acquireLease, releasedLease, renewLease } from "../lease.ts";
import type { Runtime } from "../runtime.ts";
import { isDeliveryKind } from "./delivery.ts";

export type Delivery = { id: string; kind: DeliveryKind; payload: Record<string, string>; attempts: number };

export type LeasedDelivery = Delivery & {
	holder: string;
	/** ISO 8601, UTC. */
	createdAt: string;
};

/**
 * Claims the due deliveries of a destination for this process, and those whose lease expired. Of one lead, claims
 * only the first unsent one.
 * @param claim limit: the most deliveries; leaseSeconds: when the lease expires; trial: claims to test whether the
 * destination works again, the least tried first, and counts no attempt.
 */
export async function claimDue(
	db: Db,
	runtime: Runtime,
	claim: { destination: Destination; limit: number; leaseSeconds: number; trial?: boolean },
): Promise<LeasedDelivery[]> {
	const { destination, limit, leaseSeconds, trial = false } = claim;
	const now = runtime.now().toISOString();
	const lease = acquireLease(runtime, leaseSeconds);
	const due = isDue(destination, now);
	const rows = await db
		.updateTable("deliveries")
		.set((eb) => ({
			state: "sending",
			attempts: eb("attempts", "+", trial ? 0 : 1),
			// Until it is delivered, due_at is the end of its lease.
			due_at: lease.until,
			holder: lease.holder,
		}))
		.where("id", "in", (eb) => {
			const first = eb.selectFrom("deliveries").select("id").where(due).where(isFirstOfItsKey);
			return (trial ? first.orderBy("attempts") : first).orderBy("due_at").limit(limit);
		})
		// Repeated here: on PostgreSQL another process may have taken the row since the inner select.
		.where(stillDue(now))
		.returningAll()
		.execute();
	return rows.flatMap((row) => fromRow(row, lease.holder));
}

// Literals, because otherwise the databases do not use the partial index of open rows.
const open = sql<SqlBool>`deliveries.state in ('waiting', 'sending')`;

const earlierOpen = sql<SqlBool>`earlier.state in ('waiting', 'sending')`;

function isDue(destination: Destination, now: string) {
	return ({ eb, and }: ExpressionBuilder<Database, "deliveries">) =>
		and([open, eb("deliveries.destination", "=", destination), eb("deliveries.due_at", "<=", now)]);
}

// Expressions, because otherwise SQLite reads the whole index of due rows for a few ids.
function stillDue(now: string): Expression<SqlBool> {
	return sql<SqlBool>`coalesce(deliveries.state, '') in ('waiting', 'sending') and coalesce(deliveries.due_at, '') <= ${now}`;
}

function isFirstOfItsKey(eb: ExpressionBuilder<Database, "deliveries">): Expression<SqlBool> {
	return eb.not(
		eb.exists(
			eb
				.selectFrom("deliveries as earlier")
				.select("earlier.id")
				.where(earlierOpen)
				.whereRef("earlier.ordering_key", "=", "deliveries.ordering_key")
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

/**
 * Corrects the times of deliveries after the clock was set back: waiting ones created in the future become due now, and a
 * lease ends as if it were renewed now. A living holder keeps it.
 */
export async function correctTimesAfterClockSetBack(
	db: Db,
	runtime: Runtime,
	leaseSeconds: number,
): Promise<void> {
	const now = runtime.now().getTime();
	const iso = (ms: number) => new Date(ms).toISOString();
	const longest = now + leaseSeconds * 1_000;
	const clockSkewMs = limits.clockSkewSeconds * 1_000;
	await db
		.updateTable("deliveries")
		.set({ due_at: iso(longest) })
		.where("state", "=", "sending")
		.where("due_at", ">", iso(longest + clockSkewMs))
		.execute();
	await db
		.updateTable("deliveries")
		.set({ due_at: iso(now), created_at: iso(now) })
		.where("state", "=", "waiting")
		.where("created_at", ">", iso(now + clockSkewMs))
		.execute();
}

/** Extends the lease of a delivery while it is being sent. */
export async function renewDelivery(
	db: Db,
	runtime: Runtime,
	delivery: LeasedDelivery,
	seconds: number,
): Promise<void> {
	await heldBy(db, delivery)
		.set({ due_at: renewLease(runtime, delivery, seconds).until })
		.execute();
}

/**
 * Marks a delivery as sent. Does nothing when another process has it by now. @param mailer what took it, if it is a mail.
 */
export async function markSent(
	db: Db | Tx,
	runtime: Runtime,
	delivery: LeasedDelivery,
	mailer?: MailerKind,
): Promise<void> {
	const now = runtime.now().toISOString();
	const payload = JSON.stringify({ ...delivery.payload, ...(mailer && { mailer }) });
	await endLease(db, delivery, { state: "sent", sent_at: now, last_error: null, payload });
}

/** Marks a delivery that has nothing to send. @param reason why, as staff see it. */
export async function markNeedless(db: Db, delivery: LeasedDelivery, reason: string): Promise<void> {
	await endLease(db, delivery, { state: "needless", last_error: reason });
}

/** Stores a failed attempt: retried at `retryAt`, or a dead letter when that is null. */
export async function markFailed(
	db: Db,
	delivery: LeasedDelivery,
	reason: string,
	retryAt: Date | null,
): Promise<void> {
	const last_error = reason;
	if (!retryAt) return endLease(db, delivery, { state: "dead", last_error });
	await endLease(db, delivery, { state: "waiting", due_at: retryAt.toISOString(), last_error });
}

async function endLease(
	db: Db | Tx,
	delivery: LeasedDelivery,
	changes: Partial<Row<"deliveries">>,
): Promise<void> {
	await heldBy(db, delivery)
		.set({ ...changes, holder: releasedLease.holder })
		.execute();
}

// Only the holder may change it: after its lease, another process may have the row.
function heldBy(db: Db | Tx, { id, holder }: LeasedDelivery) {
	return db
		.updateTable("deliveries")
		.where("id", "=", id)
		.where("state", "=", "sending")
		.where("holder", "=", holder);
}

function fromRow(row: Row<"deliveries">, holder: string): LeasedDelivery[] {
	if (!isDeliveryKind(row.kind)) return [];
	const { id, kind, attempts } = row;
	return [{ id, kind, attempts, holder, payload: JSON.parse(row.payload), createdAt: row.created_at }];
}
