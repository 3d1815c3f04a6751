import { z } from "zod";
import type { Db, Tx } from "../../db/connect.ts";
import type { World } from "../world.ts";

/** The one writer of the crm_records table: which record of a CRM is which of our leads, as the CRM confirmed it. */

export type CrmRecord = {
	/** The CRM's own id of it. */
	recordId: string;
	/** ISO 8601, UTC: the last time it confirmed. */
	confirmedAt: string;
	/** Its fields as we last told them, by the CRM's own names. */
	told: Record<string, string>;
};

const Told = z.record(z.string(), z.string());

/** Keeps by which id a CRM confirmed a lead just now, and what it was told; the last one stands. @param record recordId: the CRM's own. */
export async function keepCrmRecord(
	tx: Tx,
	world: World,
	{ leadId, crm, recordId, told }: { leadId: string; crm: string; recordId: string; told: CrmRecord["told"] },
): Promise<void> {
	const confirmed = {
		...{ record_id: recordId, confirmed_at: world.now().toISOString() },
		told: JSON.stringify(told),
	};
	await tx
		.insertInto("crm_records")
		.values({ lead_id: leadId, crm, ...confirmed })
		.onConflict((conflict) => conflict.columns(["lead_id", "crm"]).doUpdateSet(confirmed))
		.execute();
}

/** @returns null when this CRM never confirmed the lead. */
export async function crmRecordOf(db: Db | Tx, leadId: string, crm: string): Promise<CrmRecord | null> {
	const row = await db
		.selectFrom("crm_records")
		.selectAll()
		.where("lead_id", "=", leadId)
		.where("crm", "=", crm)
		.executeTakeFirst();
	if (!row) return null;
	const told = row.told === null ? {} : Told.parse(JSON.parse(row.told));
	return { recordId: row.record_id, confirmedAt: row.confirmed_at, told };
}
