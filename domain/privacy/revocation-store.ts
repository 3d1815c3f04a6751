import type { Db, Tx } from "../../db/connect.ts";

type Revocation = {
	leadId: string;
	/** ISO 8601, UTC. */
	revokedAt: string;
	/** The staff member who recorded it; "chat" when the visitor said it there. */
	recordedBy: string;
	requestReference: string | null;
};

/**
 * Stores a revocation.
 * @returns false when the consent is already revoked: the first date stays until consent is given again.
 */
export async function insertRevocation(tx: Tx, revocation: Revocation): Promise<boolean> {
	if (await findRevocation(tx, revocation.leadId)) return false;
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

/** Finds the revocation in force. @returns null when the consent was never revoked, or was given again later. */
export async function findRevocation(db: Db | Tx, leadId: string): Promise<Revocation | null> {
	const revocation = await findLastRevocation(db, leadId);
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

/** Lists those of the leads whose consent is revoked, with the date (ISO 8601, UTC). */
export async function listRevokedLeads(db: Db, leadIds: readonly string[]): Promise<Map<string, string>> {
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

/** Finds the last revocation, even when consent was given again. @returns null when there is none. */
export async function findLastRevocation(db: Db | Tx, leadId: string): Promise<Revocation | null> {
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
