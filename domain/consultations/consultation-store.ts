import type { Db, Tx } from "../../db/connect.ts";

export type Consultation = {
	leadId: string;
	startsAt: string;
	/** A link or an address; empty when it is by telephone. */
	place: string;
	/** The number of changes, from 0: calendars keep the highest (RFC 5545, section 3.8.7.4). */
	sequence: number;
	changedAt: string;
	cancelledAt: string | null;
};

/** Stores a lead's session and replaces the previous one. */
export async function saveConsultation(tx: Tx, session: Consultation): Promise<void> {
	const row = {
		starts_at: session.startsAt,
		place: session.place,
		sequence: session.sequence,
		changed_at: session.changedAt,
		cancelled_at: session.cancelledAt,
	};
	await tx
		.insertInto("consultations")
		.values({ lead_id: session.leadId, ...row })
		.onConflict((conflict) => conflict.column("lead_id").doUpdateSet(row))
		.execute();
}

/** @returns null when no time was set. */
export async function findConsultation(db: Db | Tx, leadId: string): Promise<Consultation | null> {
	const row = await db
		.selectFrom("consultations")
		.selectAll()
		.where("lead_id", "=", leadId)
		.executeTakeFirst();
	return row
		? {
				leadId: row.lead_id,
				startsAt: row.starts_at,
				place: row.place,
				sequence: row.sequence,
				changedAt: row.changed_at,
				cancelledAt: row.cancelled_at,
			}
		: null;
}
