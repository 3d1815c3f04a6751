import type { Db } from "../../db/connect.ts";

type OpenedProposal = {
	leadId: string;
	name: string | null;
	company: string | null;
	openings: number;
	/** ISO 8601, UTC. */
	lastOpenedAt: string;
};

/**
 * Lists the valid proposals that were opened after the team had been in touch, the last opened first. Those of clients,
 * and of leads with whom the next contact is planned or who asked for one, are left out.
 * @param since ISO 8601, UTC: earlier openings are left out.
 */
export async function listOpenedProposals(
	db: Db,
	{ now, since, limit }: { now: string; since: string; limit: number },
): Promise<OpenedProposal[]> {
	const rows = await db
		.selectFrom("proposals")
		.innerJoin("leads", "leads.id", "proposals.lead_id")
		.select(["lead_id", "name", "company", "openings", "last_opened_at"])
		.where("last_opened_at", ">", since)
		.whereRef("last_opened_at", ">", "contacted_at")
		.where("revoked_at", "is", null)
		.where("expires_at", ">", now)
		.where("client_id", "is", null)
		.where("contact_on", "is", null)
		.where("contact_asked_at", "is", null)
		.orderBy("last_opened_at", "desc")
		.orderBy("proposals.id")
		.limit(limit)
		.execute();
	return rows.map((row) => ({
		leadId: row.lead_id,
		name: row.name,
		company: row.company,
		openings: row.openings,
		lastOpenedAt: row.last_opened_at ?? "",
	}));
}
