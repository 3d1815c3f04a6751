import { z } from "zod";
import { asciiEmail } from "../../contact/email.ts";
import { exportedPhone } from "../../contact/phone.ts";
import { PermanentFailure, Unreached } from "../../deliveries/failure.ts";
import type { Lead } from "../../leads/lead.ts";
import { jsonOf, requestOk } from "../call.ts";
import type { HubspotContactSettings, HubspotFormSettings } from "../crm-settings.ts";

const Upserted = z.object({ results: z.array(z.object({ id: z.string() })) });

type Submission = {
	lead: Lead & { email: string };
	pageUri: string;
	consentText: string;
};

/**
 * Submits the lead to a HubSpot form. HubSpot has no idempotency key for submissions, so one whose answer was lost may
 * show twice on the contact; the contact itself stays one, by its address.
 * Source: developers.hubspot.com/docs/api-reference, "Submit data to a form" (v3, unauthenticated)
 */
export async function submitForm(
	{ formsUrl, portalId, formId }: HubspotFormSettings,
	{ lead, pageUri, consentText }: Submission,
	signal: AbortSignal,
): Promise<void> {
	const fields = Object.entries(propertiesOf(lead)).map(([name, value]) => ({
		objectTypeId: "0-1",
		name,
		value,
	}));
	const body = {
		submittedAt: String(new Date(lead.createdAt).getTime()),
		fields,
		context: { pageUri },
		legalConsentOptions: { consent: { consentToProcess: true, text: consentText, communications: [] } },
	};
	const address = `${formsUrl}/submissions/v3/integration/submit/${portalId}/${formId}`;
	jsonOf(await requestOk({ url: address, body, signal }));
}

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

/** Converts a lead to the contact properties that every HubSpot account has. Leaves out unknown facts. */
function propertiesOf(lead: Lead & { email: string }): Record<string, string> {
	const [firstname = "", ...rest] = (lead.name ?? "").split(" ");
	const message = [lead.need, lead.message].filter(Boolean).join("\n\n");
	const all = {
		email: asciiEmail(lead.email),
		firstname,
		lastname: rest.join(" "),
		phone: lead.phone ? exportedPhone(lead.phone) : "",
		company: lead.company ?? "",
		message,
	};
	return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
}
