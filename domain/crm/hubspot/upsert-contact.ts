import { z } from "zod";
import { asciiEmail } from "../../contact/email.ts";
import { PermanentFailure, Unreached } from "../../deliveries/failure.ts";
import type { Lead } from "../../leads/lead.ts";
import { jsonOf, requestOk } from "../call.ts";
import type { HubspotContactSettings } from "./hubspot.ts";
import { propertiesOf } from "./properties.ts";

const Upserted = z.object({ results: z.array(z.object({ id: z.string() })) });

/**
 * Creates the lead's contact, or updates the one with this address. Idempotent.
 * Source: developers.hubspot.com/docs/api-reference, "Upsert a batch of contacts"
 * @returns HubSpot's id of the contact.
 */
export async function upsertContact(
	{ apiUrl, token }: HubspotContactSettings,
	lead: Lead & { email: string },
	signal: AbortSignal,
): Promise<string> {
	const inputs = [{ id: asciiEmail(lead.email), idProperty: "email", properties: propertiesOf(lead) }];
	const answer = await requestOk({
		url: `${apiUrl}/crm/v3/objects/contacts/batch/upsert`,
		headers: { authorization: `Bearer ${token}` },
		body: { inputs },
		signal,
	});
	// 207 means partly done: with one contact, nothing was done.
	if (answer.status === 207) throw new PermanentFailure("EHUBSPOT", 207);
	const read = Upserted.safeParse(jsonOf(answer));
	const [contact] = read.success ? read.data.results : [];
	if (!contact) throw new Unreached("EGARBAGE", answer.status);
	return contact.id;
}
