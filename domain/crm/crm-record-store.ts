import { z } from "zod";
import type { Db, Tx } from "../../db/connect.ts";
import type { Runtime } from "../runtime.ts";

type CrmRecord = {
	recordId: string;
	confirmedAt: string;
	sentFields: Record<string, string>;
};

const SentFields = z.record(z.string(), z.string());

/** Stores the record that a CRM just confirmed for a lead, and the sent fields; replaces the previous one. */
export async function keepCrmRecord(
	tx: Tx,
	runtime: Runtime,
	{
		leadId,
		crm,
		recordId,
		sentFields,
	}: { leadId: string; crm: string; recordId: string; sentFields: CrmRecord["sentFields"] },
): Promise<void> {
	const confirmed = {
		record_id: recordId,
		confirmed_at: runtime.now().toISOString(),
		told: JSON.stringify(sentFields),
	};
	await tx
		.insertInto("crm_records")
		.values({ lead_id: leadId, crm, ...confirmed })
		.onConflict((conflict) => conflict.columns(["lead_id", "crm"]).doUpdateSet(confirmed))
		.execute();
}

/** @returns null when this CRM never confirmed the lead. */
export async function findCrmRecord(db: Db | Tx, leadId: string, crm: string): Promise<CrmRecord | null> {
	const row = await db
		.selectFrom("crm_records")
		.selectAll()
		.where("lead_id", "=", leadId)
		.where("crm", "=", crm)
		.executeTakeFirst();
	if (!row) return null;
	const sentFields = row.told === null ? {} : SentFields.parse(JSON.parse(row.told));
	return { recordId: row.record_id, confirmedAt: row.confirmed_at, sentFields };
}
