import type { Db } from "../../db/connect.ts";
import type { LeadDestination } from "../../shared/delivery.ts";
import type { Runtime } from "../runtime.ts";
import type { OdooSettings } from "./odoo/odoo-api.ts";
import type { WebhookSettings } from "./webhook/post.ts";

export type CrmSettings = {
	odoo: OdooSettings | null;
	hubspotForm: HubspotFormSettings | null;
	hubspotContact: HubspotContactSettings | null;
	webhook: WebhookSettings | null;
};

export type CrmContext = { db: Db; runtime: Runtime; publicUrl: string; settings: CrmSettings };

/** Lists the configured destinations of a lead. */
export function leadDestinationsOf(settings: CrmSettings): LeadDestination[] {
	return [
		...(settings.odoo ? ["odoo" as const] : []),
		...(settings.hubspotForm ? ["hubspot-form" as const] : []),
		...(settings.hubspotContact ? ["hubspot-contact" as const] : []),
		...(settings.webhook ? ["webhook" as const] : []),
	];
}

export type HubspotFormSettings = {
	formsUrl: string;
	portalId: string;
	formId: string;
};

export type HubspotContactSettings = {
	apiUrl: string;
	token: string;
};
