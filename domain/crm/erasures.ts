import { isHubspotConsent } from "../../content/forms/hubspot-consent.ts";
import { PermanentFailure } from "../deliveries/failure.ts";
import type { ErasureDestination } from "../privacy/erasure-destination.ts";
import type { Runtime } from "../runtime.ts";
import type { CrmSettings } from "./crm-settings.ts";
import { eraseContact } from "./hubspot/remove-contact.ts";
import { connectOdoo } from "./odoo/odoo.ts";
import { createOdooClient } from "./odoo/odoo-client.ts";
import { eraseLead } from "./odoo/remove-lead.ts";
import { postWebhook } from "./webhook/post.ts";

/** Lists the configured outside services where a person must be erased. */
export function crmErasures(runtime: Runtime, settings: CrmSettings): ErasureDestination[] {
	const { odoo, webhook } = settings;
	return [
		...(odoo ? [odooErasure(connectOdoo(odoo))] : []),
		...(settings.hubspotForm || settings.hubspotContact ? [hubspotErasure(settings)] : []),
		...(webhook ? [webhookErasure(runtime, webhook)] : []),
	];
}

function odooErasure(odoo: ReturnType<typeof connectOdoo>): ErasureDestination {
	return {
		name: "odoo",
		erase: async ({ leads }, { signal }) => {
			const client = createOdooClient(odoo, signal);
			for (const leadId of leads) await eraseLead(client, leadId);
		},
	};
}

/** Skips people who never agreed to HubSpot: erasing them there would make them known to it. */
function hubspotErasure({ hubspotContact }: CrmSettings): ErasureDestination {
	return {
		name: "hubspot",
		erase: async ({ emails, agreements }, { signal }) => {
			if (!agreements.some(isHubspotConsent)) return;
			// HubSpot accepts forms without a key, but erases nothing without one.
			if (!hubspotContact) throw new PermanentFailure("ENOTOKEN");
			for (const email of emails) await eraseContact(hubspotContact, email, signal);
		},
	};
}

function webhookErasure(runtime: Runtime, settings: NonNullable<CrmSettings["webhook"]>): ErasureDestination {
	return {
		name: "webhook",
		erase: async ({ leads, emails, phones }, { id, askedAt, signal }) => {
			if (leads.length === 0) return;
			const message = { id, type: "person.erased", timestamp: askedAt, now: runtime.now() } as const;
			await postWebhook(settings, { ...message, data: { leads, emails, phones } }, signal);
		},
	};
}
