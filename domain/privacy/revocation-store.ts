import type { Db, Tx } from "../../db/connect.ts";

/** The one writer of the revocations table: whose consent was taken back. */

export type Revocation = {
	leadId: string;
	/** ISO 8601, UTC. */
	revokedAt: string;
	/** Who of the staff wrote it down; "chat" when the visitor said it there. */
	recordedBy: string;
	/** Of the request it was asked for with; null without one. */
	requestReference: string | null;
};

/** @returns false when it is taken back already: the first time stands, until consent is given again. */
export async function insertRevocation(tx: Tx, revocation: Revocation): Promise<boolean> {
	if (await revocationOf(tx, revocation.leadId)) return false;
	const row = {
		revoked_at: revocation.revokedAt,
		recorded_by: revocation.recordedBy,
		request_reference: revocation.requestReference,
	};
	const { numInsertedOrUpdatedRows } = await tx
		.insertInto("revocations")
		.values({ lead_id: revocation.leadId, ...row })
		.onConflict((conflict) => conflict.column("lead_id").doUpdateSet(row))
		.executeTakeFirst();
	return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** @returns null while the consent given with a lead stands: it was never taken back, or given again later. */
export async function revocationOf(db: Db | Tx, leadId: string): Promise<Revocation | null> {
	const revocation = await lastRevocationOf(db, leadId);
	if (!revocation) return null;
	const again = await db
		.selectFrom("consents")
		.select("id")
		.where("lead_id", "=", leadId)
		.where("given_at", ">", revocation.revokedAt)
		.limit(1)
		.executeTakeFirst();
	return again ? null : revocation;
}

/** @returns of some leads those whose consent is taken back and was not given again, with when (ISO 8601, UTC). */
export async function revokedAmong(db: Db, leadIds: readonly string[]): Promise<Map<string, string>> {
	if (leadIds.length === 0) return new Map();
	const rows = await db
		.selectFrom("revocations")
		.select(["lead_id", "revoked_at"])
		.where("lead_id", "in", leadIds)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom("consents")
						.select("consents.id")
						.whereRef("consents.lead_id", "=", "revocations.lead_id")
						.whereRef("consents.given_at", ">", "revocations.revoked_at"),
				),
			),
		)
		.execute();
	return new Map(rows.map(({ lead_id, revoked_at }) => [lead_id, revoked_at]));
}

/** @returns the last time consent was taken back, also when it was given again since; null when it never was. */
export async function lastRevocationOf(db: Db | Tx, leadId: string): Promise<Revocation | null> {
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
