import type { Lead } from "../../leads/lead.ts";
import { jsonOf, requestOk } from "../call.ts";
import type { HubspotFormSettings } from "./hubspot.ts";
import { propertiesOf } from "./properties.ts";

export type Submission = {
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
