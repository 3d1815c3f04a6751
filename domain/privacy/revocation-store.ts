import type { Db, Tx } from "../../db/connect.ts";

/** The one writer of the revocations table: whose consent was taken back. */

export type Revocation = {
	leadId: string;
	/** ISO 8601, UTC. */
	revokedAt: string;
	/** Who of the staff wrote it down. */
	recordedBy: string;
	/** Of the request it was asked for with. */
	requestReference: string | null;
};

/** @returns false when it was taken back before: the first time stands. */
export async function insertRevocation(tx: Tx, revocation: Revocation): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await tx
		.insertInto("revocations")
		.values({
			lead_id: revocation.leadId,
			revoked_at: revocation.revokedAt,
			recorded_by: revocation.recordedBy,
			request_reference: revocation.requestReference,
		})
		.onConflict((conflict) => conflict.column("lead_id").doNothing())
		.executeTakeFirst();
	return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** @returns null while the consent given with a lead stands. */
export async function revocationOf(db: Db | Tx, leadId: string): Promise<Revocation | null> {
	const row = await db.selectFrom("revocations").selectAll().where("lead_id", "=", leadId).executeTakeFirst();
	return row
		? {
				leadId: row.lead_id,
				revokedAt: row.revoked_at,
				recordedBy: row.recorded_by,
				requestReference: row.request_reference,
			}
		: null;
}
