import type { Sender, Senders } from "../deliveries/deliver.ts";
import { NothingToSend, PermanentFailure } from "../deliveries/failure.ts";
import type { LeasedDelivery } from "../deliveries/lease-store.ts";
import { findLead } from "../leads/lead-store.ts";
import { leadToProcess } from "../privacy/processing.ts";
import { findRevocation } from "../privacy/revocation-store.ts";
import type { CrmContext } from "./crm-settings.ts";
import { agreesToHubspot, everAgreedToHubspot } from "./hubspot/consent.ts";
import { archiveContact } from "./hubspot/remove-contact.ts";
import { connectOdoo } from "./odoo/odoo.ts";
import { createOdooClient } from "./odoo/odoo-client.ts";
import { archiveLead, restoreLead } from "./odoo/remove-lead.ts";
import { postWebhook } from "./webhook/post.ts";

/** Maps each configured service to its sender of consent revocations. */
export function revocationSenders(context: CrmContext): Senders {
	const { odoo, hubspotForm, hubspotContact, webhook } = context.settings;
	return {
		...(odoo && { odoo: odooRevocation(context, connectOdoo(odoo)) }),
		...(hubspotForm && { "hubspot-form": hubspotRevocation(context) }),
		...(hubspotContact && { "hubspot-contact": hubspotRevocation(context) }),
		...(webhook && {
			webhook: async (delivery, signal) => {
				const { lead, revokedAt } = await requireRevocation(context, delivery);
				const { id, reference } = lead;
				const message = { id: delivery.id, type: "consent.withdrawn", timestamp: revokedAt } as const;
				await postWebhook(
					webhook,
					{ ...message, data: { id, reference }, now: context.runtime.now() },
					signal,
				);
			},
		}),
	};
}

function odooRevocation(context: CrmContext, odoo: ReturnType<typeof connectOdoo>): Senders["odoo"] {
	return async (delivery, signal) => {
		const { lead } = await requireRevocation(context, delivery);
		if (!(await archiveLead(createOdooClient(odoo, signal), lead.id, delivery.id)))
			throw new NothingToSend("EGONE");
	};
}

function hubspotRevocation(context: CrmContext): Sender {
	const { db, settings } = context;
	return async (delivery, signal) => {
		const { lead } = await requireRevocation(context, delivery);
		if (!(await everAgreedToHubspot(db, lead.id))) throw new NothingToSend("ENOCONSENT");
		if (!lead.email || (await agreesToHubspot(db, lead.email))) throw new NothingToSend("EGONE");
		// HubSpot accepts forms without a key, but archives nobody without one.
		if (!settings.hubspotContact) throw new PermanentFailure("ENOTOKEN");
		if (!(await archiveContact(settings.hubspotContact, lead.email, signal)))
			throw new NothingToSend("EGONE");
	};
}

/** Maps Odoo, which archived the lead on revocation, to its sender of renewed consents. */
export function renewalSenders({ db, settings: { odoo } }: CrmContext): Senders {
	const client = odoo && connectOdoo(odoo);
	return {
		...(client && {
			odoo: async ({ id, payload }, signal) => {
				const lead = await leadToProcess(db, payload.leadId ?? "");
				if (!lead) throw new NothingToSend("EREVOKED");
				if (!(await restoreLead(createOdooClient(client, signal), lead.id, id)))
					throw new NothingToSend("EGONE");
			},
		}),
	};
}

async function requireRevocation({ db }: CrmContext, { payload }: LeasedDelivery) {
	const leadId = payload.leadId ?? "";
	const [lead, revocation] = [await findLead(db, leadId), await findRevocation(db, leadId)];
	// The lead was erased since: the erasure has deliveries of its own.
	if (!lead || !revocation) throw new NothingToSend("EGONE");
	return { lead, revokedAt: revocation.revokedAt };
}
