import { sql } from "kysely";
import { limits } from "../../config/limits.ts";
import type { Db, Tx } from "../../db/connect.ts";
import type { Row } from "../../db/tables.ts";
import type { DeliveryKind } from "../../shared/delivery.ts";
import type { Runtime } from "../runtime.ts";
import { dayMs } from "../wall-clock.ts";

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

/** Their rows stay, because they prevent a second sending. */
const kept: readonly DeliveryKind[] = ["hubspot-form", "post-mail"];
const part = 500;

/**
 * Deletes deliveries that ended more than limits.deliveryDays ago, in small parts. Dead letters stay until a staff member
 * handles them. @returns how many.
 */
export async function forgetEnded(db: Db, runtime: Runtime): Promise<number> {
	const before = new Date(runtime.now().getTime() - limits.deliveryDays * dayMs).toISOString();
	for (let forgotten = 0; ; ) {
		const deleted = await deletePart(db, before);
		forgotten += deleted;
		if (deleted < part) return forgotten;
	}
}

async function deletePart(db: Db, before: string): Promise<number> {
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
				.limit(part),
		)
		.executeTakeFirst();
	return Number(numDeletedRows);
}
