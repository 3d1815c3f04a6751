import { z } from "zod";
import { asciiEmail } from "../../contact/email.ts";
import { Unreached } from "../../deliveries/failure.ts";
import { jsonOf, requestOk } from "../call.ts";
import type { HubspotContactSettings } from "../crm-settings.ts";

const Contacts = z.object({ results: z.array(z.object({ id: z.string() })) });

/**
 * Erases the contact of an address permanently, with its submissions. HubSpot then refuses the address. Idempotent.
 * Source: developers.hubspot.com/docs/api-reference, "Permanently delete a contact (GDPR-compliant)"
 */
export async function eraseContact(
	{ apiUrl, token }: HubspotContactSettings,
	email: string,
	signal: AbortSignal,
): Promise<void> {
	await requestOk({
		url: `${apiUrl}/crm/v3/objects/contacts/gdpr-delete`,
		headers: { authorization: `Bearer ${token}` },
		body: { objectId: asciiEmail(email), idProperty: "email" },
		signal,
	});
}

/**
 * Archives the contact of an address. A new consent brings it back.
 * Source: developers.hubspot.com/docs/api-reference, "Read a batch of contacts", "Archive a batch of contacts"
 * @returns false when HubSpot has none.
 */
export async function archiveContact(
	{ apiUrl, token }: HubspotContactSettings,
	email: string,
	signal: AbortSignal,
): Promise<boolean> {
	const post = (action: string, body: unknown) =>
		requestOk({
			url: `${apiUrl}/crm/v3/objects/contacts/batch/${action}`,
			headers: { authorization: `Bearer ${token}` },
			body,
			signal,
		});
	const answer = await post("read", {
		inputs: [{ id: asciiEmail(email) }],
		idProperty: "email",
		properties: ["email"],
	});
	const read = Contacts.safeParse(jsonOf(answer));
	if (!read.success) throw new Unreached("EGARBAGE", answer.status);
	if (read.data.results.length === 0) return false;
	await post("archive", { inputs: read.data.results.map(({ id }) => ({ id })) });
	return true;
}
