import type { CrmSettings } from "../../../domain/crm/crm-settings.ts";
import { type FakeHubspot, fakeHubspot } from "./fake-hubspot.ts";
import { type FakeOdoo, fakeOdoo } from "./fake-odoo.ts";
import { type WebhookReceiver, webhookReceiver } from "./webhook-receiver.ts";

/** Every service that may be sent a lead, and the settings by which the site finds them. */
export type OutsideServices = {
	odoo: FakeOdoo;
	hubspot: FakeHubspot;
	receiver: WebhookReceiver;
	settings: CrmSettings;
};

export async function outsideServices(): Promise<OutsideServices> {
	const [odoo, hubspot, receiver] = [await fakeOdoo(19), await fakeHubspot(), await webhookReceiver()];
	const { portalId, formId, token, url } = hubspot;
	const settings = {
		odoo: odoo.settings,
		hubspotForm: { formsUrl: url, portalId, formId },
		hubspotContact: { apiUrl: url, token },
		webhook: { url: `${receiver.url}/hooks`, secret: receiver.secret },
	};
	return { odoo, hubspot, receiver, settings };
}
