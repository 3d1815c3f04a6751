import { isHubspotConsent } from "../../../content/forms/hubspot-consent.ts";
import type { Db } from "../../../db/connect.ts";
import { listLeads } from "../../leads/lead-store.ts";
import { consentsOf } from "../../privacy/consent-store.ts";
import { lastRevocationOf } from "../../privacy/revocation-store.ts";

/**
 * The wording by which a lead's person agreed to be told to HubSpot, as the ledger keeps it: of its time, whatever the
 * forms say today.
 * @returns null when they did not, or took it back.
 */
export async function hubspotConsentOf(db: Db, leadId: string): Promise<{ text: string } | null> {
	// What was taken back stays so, although another wording was agreed to since.
	const since = (await lastRevocationOf(db, leadId))?.revokedAt ?? "";
	const given = (await consentsOf(db, leadId)).filter(
		({ version, at }) => isHubspotConsent(version) && at > since,
	);
	const text = given.at(-1)?.text;
	return text ? { text } : null;
}

/** Whether a lead's person ever agreed to be told to HubSpot: nobody else is known there by it. */
export async function everAgreedToHubspot(db: Db, leadId: string): Promise<boolean> {
	return (await consentsOf(db, leadId)).some(({ version }) => isHubspotConsent(version));
}

/** Whether a person, by any of their leads, still agrees to be in HubSpot, which knows them by their address. */
export async function agreesToHubspot(db: Db, email: string): Promise<boolean> {
	const { leads } = await listLeads(db, { limit: 100, email });
	for (const { id } of leads) if (await hubspotConsentOf(db, id)) return true;
	return false;
}
