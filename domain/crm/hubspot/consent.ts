import { isHubspotConsent } from "../../../content/forms/hubspot-consent.ts";
import type { Db } from "../../../db/connect.ts";
import { listLeads } from "../../leads/lead-store.ts";
import { listConsents } from "../../privacy/consent-store.ts";
import { findLastRevocation } from "../../privacy/revocation-store.ts";

/**
 * Finds the wording of a lead's consent to HubSpot, as the consent ledger stored it, whatever the forms say today.
 * @returns null when the person did not agree, or revoked it.
 */
export async function hubspotConsentOf(db: Db, leadId: string): Promise<{ text: string } | null> {
	// Only a consent to HubSpot given after the last revocation counts.
	const since = (await findLastRevocation(db, leadId))?.revokedAt ?? "";
	const consents = (await listConsents(db, leadId)).filter(
		({ version, at }) => isHubspotConsent(version) && at > since,
	);
	const text = consents.at(-1)?.text;
	return text ? { text } : null;
}

/** Whether a lead's person ever agreed to HubSpot. Without that, our leads are unknown there. */
export async function everAgreedToHubspot(db: Db, leadId: string): Promise<boolean> {
	return (await listConsents(db, leadId)).some(({ version }) => isHubspotConsent(version));
}

/** Whether a person still agrees to HubSpot with any of their leads. HubSpot knows people by their address. */
export async function agreesToHubspot(db: Db, email: string): Promise<boolean> {
	const { leads } = await listLeads(db, { limit: 100, email });
	for (const { id } of leads) if (await hubspotConsentOf(db, id)) return true;
	return false;
}
