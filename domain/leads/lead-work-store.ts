import type { Db, Tx } from "../../db/connect.ts";

// Writes lead_notes, and the owner and the client of a lead.

type LeadNote = {
	id: string;
	/** ISO 8601, UTC. */
	at: string;
	author: string;
	text: string;
};

/** Adds a note to a lead. @throws a foreign-key violation when there is no such lead. */
export async function insertNote(tx: Tx, leadId: string, { id, at, author, text }: LeadNote): Promise<void> {
	await tx.insertInto("lead_notes").values({ id, lead_id: leadId, at, author, text }).execute();
}

export async function listLeadNotes(db: Db, leadId: string): Promise<LeadNote[]> {
	const rows = await db
		.selectFrom("lead_notes")
		.selectAll()
		.where("lead_id", "=", leadId)
		.orderBy("at", "desc")
		.execute();
	return rows.map(({ id, at, author, text }) => ({ id, at, author, text }));
}

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
