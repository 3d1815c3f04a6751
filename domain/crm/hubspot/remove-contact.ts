import { z } from "zod";
import { Unreached } from "../../deliveries/failure.ts";
import { callWell, jsonOf } from "../call.ts";
import type { HubspotContactSettings } from "./hubspot.ts";

const Read = z.object({ results: z.array(z.object({ id: z.string() })) });

/**
 * Erases the contact of an address for good, with what it submitted; HubSpot then takes the address no more. The same
 * however often it is asked.
 * Source: developers.hubspot.com/docs/api-reference, "Permanently delete a contact (GDPR-compliant)"
 */
export async function eraseContact(
	{ apiUrl, token }: HubspotContactSettings,
	email: string,
	signal: AbortSignal,
): Promise<void> {
	await callWell({
		url: `${apiUrl}/crm/v3/objects/contacts/gdpr-delete`,
		headers: { authorization: `Bearer ${token}` },
		body: { objectId: email, idProperty: "email" },
		signal,
	});
}

/**
 * Takes the contact of an address out of use; who agrees anew is taken in again.
 * Source: developers.hubspot.com/docs/api-reference, "Read a batch of contacts", "Archive a batch of contacts"
 * @returns false when HubSpot has none.
 */
export async function archiveContact(
	{ apiUrl, token }: HubspotContactSettings,
	email: string,
	signal: AbortSignal,
): Promise<boolean> {
	const ask = (what: string, body: unknown) =>
		callWell({
			url: `${apiUrl}/crm/v3/objects/contacts/batch/${what}`,
			headers: { authorization: `Bearer ${token}` },
			...{ body, signal },
		});
	const found = await ask("read", { inputs: [{ id: email }], idProperty: "email", properties: ["email"] });
	const read = Read.safeParse(jsonOf(found));
	if (!read.success) throw new Unreached("EGARBAGE", found.status);
	if (read.data.results.length === 0) return false;
	await ask("archive", { inputs: read.data.results.map(({ id }) => ({ id })) });
	return true;
}
