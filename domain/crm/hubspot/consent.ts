import { forms } from "../../../content/forms/list.ts";
import type { Db } from "../../../db/connect.ts";
import type { Lead } from "../../leads/lead.ts";
import { consentsOf } from "../../privacy/consent-store.ts";

/** The wording by which a lead's person agreed to be told to HubSpot. @returns null when they did not. */
export async function hubspotConsentOf(db: Db, lead: Lead): Promise<{ text: string } | null> {
	const { version, label } = forms[lead.language].hubspot;
	const given = (await consentsOf(db, lead.id)).some((consent) => consent.version === version);
	return given ? { text: label } : null;
}
