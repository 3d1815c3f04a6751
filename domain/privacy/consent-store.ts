import type { Language } from "../../content/language.ts";
import type { Db, Tx } from "../../db/connect.ts";
import type { LeadSource } from "../leads/lead.ts";
import type { World } from "../world.ts";

/** What was agreed to: the wording shown, where, in which language. */
export type ConsentGiven = { textVersion: string; language: Language; source: LeadSource };

/**
 * Stores the proof that a person agreed to the use of their data, once for each wording and place.
 * Source: Colombian Law 1581 of 2012, articles 9 and 17 b (keep proof of the authorisation).
 */
export async function recordConsent(
	tx: Tx,
	world: World,
	leadId: string,
	consent: ConsentGiven,
): Promise<void> {
	await tx
		.insertInto("consents")
		.values({
			id: world.newId(),
			lead_id: leadId,
			given_at: world.now().toISOString(),
			text_version: consent.textVersion,
			language: consent.language,
			source: consent.source,
		})
		.onConflict((conflict) => conflict.columns(["lead_id", "text_version", "source"]).doNothing())
		.execute();
}

/** What was agreed to with a lead, oldest first. @returns at: ISO 8601, UTC. */
export async function consentsOf(db: Db, leadId: string): Promise<{ at: string; version: string }[]> {
	const rows = await db
		.selectFrom("consents")
		.select(["given_at", "text_version"])
		.where("lead_id", "=", leadId)
		.orderBy("given_at")
		.execute();
	return rows.map((row) => ({ at: row.given_at, version: row.text_version }));
}
