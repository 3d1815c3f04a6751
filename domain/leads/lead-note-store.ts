import type { Db, Tx } from "../../db/connect.ts";

type LeadNote = {
	id: string;
	/** ISO 8601, UTC. */
	at: string;
	author: string;
	text: string;
};

/** Adds a note to a lead. @throws a foreign-key violation when there is no such lead. */
export async function insertLeadNote(
	tx: Tx,
	leadId: string,
	{ id, at, author, text }: LeadNote,
): Promise<void> {
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
