import { sql } from "kysely";
import type { Db, Tx } from "../../db/connect.ts";
import { type Cursor, isAfterCursor } from "../../db/keyset.ts";
import type { Row } from "../../db/tables.ts";
import type { DeliveryState, Destination } from "../../shared/delivery.ts";
import { isDestination, isRevocation } from "./delivery.ts";
import type { DeliveryReport } from "./delivery-report.ts";

/**
 * Lists deliveries, newest first.
 * @param filter limit: the most deliveries; state, destination: only these; held: only those that are delayed on purpose now, or no such; before: only older ones.
 */
export async function listDeliveries(
	db: Db,
	filter: {
		limit: number;
		state?: DeliveryState;
		held?: { is: boolean; now: Date };
		destination?: Destination;
		before?: Cursor;
	},
): Promise<DeliveryReport[]> {
	const { limit, state, held, destination, before } = filter;
	let query = db.selectFrom("deliveries").selectAll().orderBy("created_at", "desc").orderBy("id", "desc");
	if (state) query = query.where("state", "=", state);
	if (held)
		query = query.where(({ eb, and, not }) => {
			const later = and([eb("last_error", "is", null), eb("due_at", ">", held.now.toISOString())]);
			return held.is ? later : not(later);
		});
	if (destination) query = query.where("destination", "=", destination);
	if (before) query = query.where(isAfterCursor(["created_at", "id"], before));
	return (await query.limit(limit).execute()).map(reported);
}

type QueueCount = { destination: string; state: string; count: number; oldest: string | null };

/** Counts the unsent deliveries by destination and state. `held` counts first attempts that are not due yet. */
export async function countUnsent(db: Db, now: Date): Promise<QueueCount[]> {
	return db
		.selectFrom(({ selectFrom }) =>
			selectFrom("deliveries")
				.select(["destination", "created_at"])
				.select(({ eb, ref, and }) =>
					eb
						.case()
						.when(
							and([
								eb("state", "=", "waiting"),
								eb("last_error", "is", null),
								eb("due_at", ">", now.toISOString()),
							]),
						)
						.then(sql<string>`'held'`)
						.else(ref("state"))
						.end()
						.as("state"),
				)
				.where("state", "in", ["waiting", "sending", "needless", "dead"])
				.as("unsent"),
		)
		.select(["destination", "state"])
		.select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("created_at").as("oldest")])
		.groupBy(["destination", "state"])
		.execute();
}

/**
 * Finds the delivery that decides whether a destination has a lead: the first unsent one, since later ones wait for it,
 * else the newest. @returns null when there is none.
 */
export async function findCurrentDelivery(
	db: Db | Tx,
	leadId: string,
	destination: Destination,
): Promise<DeliveryReport | null> {
	const deliveries = db
		.selectFrom("deliveries")
		.selectAll()
		.where("ordering_key", "=", leadId)
		.where("kind", "=", destination);
	const row =
		(await deliveries.where("state", "in", ["waiting", "sending"]).orderBy("position").executeTakeFirst()) ??
		(await deliveries.orderBy("position", "desc").executeTakeFirst());
	return row && isDestination(row.destination) ? reported(row) : null;
}

function reported(row: Row<"deliveries">): DeliveryReport {
	const payload = JSON.parse(row.payload);
	return {
		id: row.id,
		kind: row.kind,
		state: row.state,
		attempts: row.attempts,
		createdAt: row.created_at,
		dueAt: row.due_at,
		sentAt: row.sent_at,
		lastError: row.last_error,
		leadId: row.ordering_key ?? payload.leadId ?? null,
		person: personOf(payload),
		revocation: isRevocation(payload),
		variant: variantOf(payload),
		mailer: payload.mailer ?? null,
	};
}

function variantOf({ reader, event, reason, changed }: Record<string, string>): string | null {
	if (reader && changed) return `${reader}-${changed}`;
	return reader ?? event ?? reason ?? null;
}

const personKinds = {
	accountId: "account",
	invitationId: "invitation",
	commentId: "comment",
	requestId: "rights-request",
	mailId: "conversation-mail",
} as const;

function personOf(payload: Record<string, string>): DeliveryReport["person"] {
	for (const [key, kind] of Object.entries(personKinds)) {
		const id = payload[key];
		if (id) return { kind, id };
	}
	return null;
}
