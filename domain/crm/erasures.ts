import { isHubspotConsent } from "../../content/forms/hubspot-consent.ts";
import { Refused } from "../deliveries/failure.ts";
import type { ErasureDestination } from "../privacy/erasure-destination.ts";
import type { World } from "../world.ts";
import type { CrmSettings } from "./crm-settings.ts";
import { eraseContact } from "./hubspot/remove-contact.ts";
import { deskOf } from "./odoo/desk.ts";
import { eraseLead } from "./odoo/erase-lead.ts";
import { connectOdoo } from "./odoo/odoo.ts";
import { post } from "./webhook/post.ts";

/** Lists the configured outside services where a person must be erased. */
export function crmErasures(world: World, settings: CrmSettings): ErasureDestination[] {
	const { odoo, webhook } = settings;
	return [
		...(odoo ? [odooErasure(connectOdoo(odoo))] : []),
		...(settings.hubspotForm || settings.hubspotContact ? [hubspotErasure(settings)] : []),
		...(webhook ? [webhookErasure(world, webhook)] : []),
	];
}

function odooErasure(odoo: ReturnType<typeof connectOdoo>): ErasureDestination {
	return {
		name: "odoo",
		erase: async ({ leads }, { signal }) => {
			const desk = deskOf(odoo, signal);
			for (const leadId of leads) await eraseLead(desk, leadId);
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
			if (!hubspotContact) throw new Refused("ENOTOKEN");
			for (const email of emails) await eraseContact(hubspotContact, email, signal);
		},
	};
}

function webhookErasure(world: World, settings: NonNullable<CrmSettings["webhook"]>): ErasureDestination {
	return {
		name: "webhook",
		erase: async ({ leads, emails, phones }, { id, askedAt, signal }) => {
			if (leads.length === 0) return;
			const message = { id, type: "person.erased", timestamp: askedAt, now: world.now() } as const;
			await post(settings, { ...message, data: { leads, emails, phones } }, signal);
		},
	};
}
