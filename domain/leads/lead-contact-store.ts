import { isAmong } from "../../db/among.ts";
import type { Db, Tx } from "../../db/connect.ts";

export type LeadContact = {
	leadId: string;
	ownerId: string | null;
	createdAt: string;
	/** When somebody of the team last got in touch; ISO 8601, UTC. */
	contactedAt: string | null;
	/** The day that the team chose to get in touch, like "2026-12-07". */
	contactOn: string | null;
	/** Since when the lead asks for it; ISO 8601, UTC. */
	askedAt: string | null;
};

/** Notes that the team got in touch: nothing is planned any more. */
export async function setContacted(tx: Tx, leadId: string, at: string): Promise<void> {
	const row = { contacted_at: at, contact_on: null, contact_asked_at: null };
	await tx.updateTable("leads").set(row).where("id", "=", leadId).execute();
}

/** Sets the day to get in touch. @param day like "2026-12-07". */
export async function setContactDay(tx: Tx, leadId: string, day: string): Promise<void> {
	await tx.updateTable("leads").set({ contact_on: day }).where("id", "=", leadId).execute();
}

/** Notes that the lead asks to be contacted, in place of a day that was set. An open wish keeps its time. */
export async function setContactAsked(tx: Tx, leadId: string, at: string): Promise<void> {
	await tx
		.updateTable("leads")
		.set(({ fn, val }) => ({
			contact_on: null,
			contact_asked_at: fn.coalesce("contact_asked_at", val(at)),
		}))
		.where("id", "=", leadId)
		.execute();
}

/** Reads the contact of a lead. @throws when there is no such lead. */
export async function readLeadContact(db: Db | Tx, leadId: string): Promise<LeadContact> {
	return fromRow(await contacts(db).where("id", "=", leadId).executeTakeFirstOrThrow());
}

/** Reads the contacts of leads, in no order. */
export async function listLeadContacts(db: Db | Tx, leadIds: readonly string[]): Promise<LeadContact[]> {
	return (await contacts(db).where(isAmong("id", leadIds)).execute()).map(fromRow);
}

/**
 * Lists the leads to get in touch with, newest first: those that ask for it, whose day has come, or whom nobody
 * contacted yet. Leads without an address and telephone, and those of a client that asked for nothing, are left out, as in nextStep.
 * @param until the last day that counts, like "2026-12-07".
 */
export async function listPendingContacts(
	db: Db,
	{ until, limit }: { until: string; limit: number },
): Promise<LeadContact[]> {
	const rows = await contacts(db)
		.where(({ eb, or }) =>
			or([
				eb("contacted_at", "is", null),
				eb("contact_on", "is not", null),
				eb("contact_asked_at", "is not", null),
			]),
		)
		.where(({ eb, or }) => or([eb("contact_on", "is", null), eb("contact_on", "<=", until)]))
		.where(({ eb, or }) =>
			or([
				eb("client_id", "is", null),
				eb("contact_on", "is not", null),
				eb("contact_asked_at", "is not", null),
			]),
		)
		.where(({ eb, or }) => or([eb("email", "is not", null), eb("phone", "is not", null)]))
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(limit)
		.execute();
	return rows.map(fromRow);
}

function contacts(db: Db | Tx) {
	return db
		.selectFrom("leads")
		.select(["id", "owner_id", "created_at", "contacted_at", "contact_on", "contact_asked_at"]);
}

type Row = Awaited<ReturnType<ReturnType<typeof contacts>["execute"]>>[number];

function fromRow(row: Row): LeadContact {
	return {
		leadId: row.id,
		ownerId: row.owner_id,
		createdAt: row.created_at,
		contactedAt: row.contacted_at,
		contactOn: row.contact_on,
		askedAt: row.contact_asked_at,
	};
}
