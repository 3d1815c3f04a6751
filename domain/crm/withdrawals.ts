import type { Sender, Senders } from "../deliveries/deliver.ts";
import { NothingToSend, Refused } from "../deliveries/failure.ts";
import type { Leased } from "../deliveries/lease-store.ts";
import { findLead } from "../leads/lead-store.ts";
import { leadToProcess } from "../privacy/processing.ts";
import { revocationOf } from "../privacy/revocation-store.ts";
import type { CrmOffice } from "./crm-office.ts";
import { agreesToHubspot, everAgreedToHubspot } from "./hubspot/consent.ts";
import { archiveContact } from "./hubspot/remove-contact.ts";
import { deskOf } from "./odoo/desk.ts";
import { connectOdoo } from "./odoo/odoo.ts";
import { resumeLead, stopLead } from "./odoo/stop-lead.ts";
import { post } from "./webhook/post.ts";

/** Maps each configured service to its sender of consent revocations. */
export function withdrawalSenders(office: CrmOffice): Senders {
	const { odoo, hubspotForm, hubspotContact, webhook } = office.settings;
	return {
		...(odoo && { odoo: odooWithdrawal(office, connectOdoo(odoo)) }),
		...(hubspotForm && { "hubspot-form": hubspotWithdrawal(office) }),
		...(hubspotContact && { "hubspot-contact": hubspotWithdrawal(office) }),
		...(webhook && {
			webhook: async (delivery, signal) => {
				const { lead, revokedAt } = await requireRevocation(office, delivery);
				const { id, reference } = lead;
				const message = { id: delivery.id, type: "consent.withdrawn", timestamp: revokedAt } as const;
				await post(webhook, { ...message, data: { id, reference }, now: office.world.now() }, signal);
			},
		}),
	};
}

function odooWithdrawal(office: CrmOffice, odoo: ReturnType<typeof connectOdoo>): Senders["odoo"] {
	return async (delivery, signal) => {
		const { lead } = await requireRevocation(office, delivery);
		if (!(await stopLead(deskOf(odoo, signal), lead.id, delivery.id))) throw new NothingToSend("EGONE");
	};
}

function hubspotWithdrawal(office: CrmOffice): Sender {
	const { db, settings } = office;
	return async (delivery, signal) => {
		const { lead } = await requireRevocation(office, delivery);
		if (!(await everAgreedToHubspot(db, lead.id))) throw new NothingToSend("ENOCONSENT");
		if (!lead.email || (await agreesToHubspot(db, lead.email))) throw new NothingToSend("EGONE");
		// HubSpot accepts forms without a key, but archives nobody without one.
		if (!settings.hubspotContact) throw new Refused("ENOTOKEN");
		if (!(await archiveContact(settings.hubspotContact, lead.email, signal)))
			throw new NothingToSend("EGONE");
	};
}

/** Maps Odoo, which archived the lead on revocation, to its sender of renewed consents. */
export function renewalSenders({ db, settings: { odoo } }: CrmOffice): Senders {
	const client = odoo && connectOdoo(odoo);
	return {
		...(client && {
			odoo: async ({ id, payload }, signal) => {
				const lead = await leadToProcess(db, payload.leadId ?? "");
				if (!lead) throw new NothingToSend("EREVOKED");
				if (!(await resumeLead(deskOf(client, signal), lead.id, id))) throw new NothingToSend("EGONE");
			},
		}),
	};
}

async function requireRevocation({ db }: CrmOffice, { payload }: Leased) {
	const leadId = payload.leadId ?? "";
	const [lead, revocation] = [await findLead(db, leadId), await revocationOf(db, leadId)];
	// The lead was erased since: the erasure has deliveries of its own.
	if (!lead || !revocation) throw new NothingToSend("EGONE");
	return { lead, revokedAt: revocation.revokedAt };
}
