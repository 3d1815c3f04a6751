import type { Db, Tx } from "../../db/connect.ts";
import type { Row } from "../../db/tables.ts";

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

/** Stores a lead's consultation and replaces the previous one. */
export async function saveConsultation(tx: Tx, consultation: Consultation): Promise<void> {
	const row = {
		starts_at: consultation.startsAt,
		place: consultation.place,
		sequence: consultation.sequence,
		changed_at: consultation.changedAt,
		cancelled_at: consultation.cancelledAt,
	};
	await tx
		.insertInto("consultations")
		.values({ lead_id: consultation.leadId, ...row })
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
	return row ? fromRow(row) : null;
}

/** Lists the consultations between two moments (ISO 8601, UTC) that were not cancelled, the earliest first. */
export async function listConsultations(db: Db, from: string, until: string): Promise<Consultation[]> {
	const rows = await db
		.selectFrom("consultations")
		.selectAll()
		.where("starts_at", ">=", from)
		.where("starts_at", "<", until)
		.where("cancelled_at", "is", null)
		.orderBy("starts_at")
		.execute();
	return rows.map(fromRow);
}

/** Finds the next consultation with a client. @param after ISO 8601, UTC. @returns null when none is set. */
export async function findNextConsultation(
	db: Db,
	clientId: string,
	after: string,
): Promise<Consultation | null> {
	const row = await db
		.selectFrom("consultations")
		.innerJoin("leads", "leads.id", "consultations.lead_id")
		.selectAll("consultations")
		.where("leads.client_id", "=", clientId)
		.where("consultations.cancelled_at", "is", null)
		.where("consultations.starts_at", ">", after)
		.orderBy("consultations.starts_at")
		.executeTakeFirst();
	return row ? fromRow(row) : null;
}

function fromRow(row: Row<"consultations">): Consultation {
	return {
		leadId: row.lead_id,
		startsAt: row.starts_at,
		place: row.place,
		sequence: row.sequence,
		changedAt: row.changed_at,
		cancelledAt: row.cancelled_at,
	};
}
