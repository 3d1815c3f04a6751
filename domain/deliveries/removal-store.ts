import { sql } from "kysely";
import type { Db, Tx } from "../../db/connect.ts";
import type { Row } from "../../db/tables.ts";
import type { DeliveryKind } from "../../shared/delivery.ts";

/**
 * Deletes the deliveries about erased things, or about leads whose consent was revoked.
 * @param ids of leads, requests or accounts. @param which "unsent" or "all".
 * @returns whether one of them was tried and never confirmed: its receiver may have it, or still get it.
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
		const dropped = await query.returning(["state", "attempts", "last_error"]).execute();
		mayArrive ||= dropped.some(mayHaveLeft);
	}
	return mayArrive;
}

type Dropped = Pick<Row<"deliveries">, "state" | "attempts" | "last_error">;

/** A breaker's trial does not count as an attempt of the message, but it sends the message. */
function mayHaveLeft({ state, attempts, last_error }: Dropped): boolean {
	if (state === "sent" || state === "needless") return false;
	return state === "sending" || attempts > 0 || last_error !== null;
}

/**
 * Deletes deliveries that had nothing to send, so that they can be queued again. @param keyStart the beginning of
 * their keys.
 */
export async function forgetNeedless(tx: Tx, keyStart: string): Promise<void> {
	await tx
		.deleteFrom("deliveries")
		.where("state", "=", "needless")
		.where("dedupe_key", ">=", keyStart)
		.where("dedupe_key", "<", `${keyStart}\u{10ffff}`)
		.execute();
}

/** Deletes deliveries that ended before a time. @param kept kinds to keep. @returns how many, at most the limit. */
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
				// Deliveries with nothing to send have no such time: their due time counts.
				.where(({ eb, fn }) => eb(fn.coalesce("sent_at", "due_at"), "<", before))
				.where("kind", "not in", kept)
				.limit(limit),
		)
		.executeTakeFirst();
	return Number(numDeletedRows);
}
