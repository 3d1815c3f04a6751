import type { Db, Tx } from "../../db/connect.ts";

type LeadAssignment = {
	ownerId: string | null;
	clientId: string | null;
};

/** Sets the owner of a lead, an account that the caller has checked. Does nothing for an unknown lead. */
export async function setLeadOwner(tx: Tx, leadId: string, ownerId: string | null): Promise<void> {
	await tx.updateTable("leads").set({ owner_id: ownerId }).where("id", "=", leadId).execute();
}

/** Sets the client that a lead became, which the caller has checked. Does nothing for an unknown lead. */
export async function setLeadClient(tx: Tx, leadId: string, clientId: string | null): Promise<void> {
	await tx.updateTable("leads").set({ client_id: clientId }).where("id", "=", leadId).execute();
}

export async function findLeadAssignment(db: Db, leadId: string): Promise<LeadAssignment | null> {
	const row = await db
		.selectFrom("leads")
		.select(["owner_id", "client_id"])
		.where("id", "=", leadId)
		.executeTakeFirst();
	return row ? { ownerId: row.owner_id, clientId: row.client_id } : null;
}

/** Lists the ids of somebody's leads. @param ownerId of an account. */
export async function listLeadsOfOwner(db: Db | Tx, ownerId: string): Promise<string[]> {
	const rows = await db.selectFrom("leads").select("id").where("owner_id", "=", ownerId).execute();
	return rows.map(({ id }) => id);
}

/** Gives all leads of one account to another. @param to null: to nobody. */
export async function reassignLeads(
	tx: Tx,
	{ from, to }: { from: string; to: string | null },
): Promise<void> {
	await tx.updateTable("leads").set({ owner_id: to }).where("owner_id", "=", from).execute();
}
