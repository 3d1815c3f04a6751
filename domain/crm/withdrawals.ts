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

/** How each service that is set up hears that the consent given with a lead was taken back. */
export function withdrawalSenders(office: CrmOffice): Senders {
	const { odoo, hubspotForm, hubspotContact, webhook } = office.settings;
	return {
		...(odoo && { odoo: odooWithdrawal(office, connectOdoo(odoo)) }),
		...(hubspotForm && { "hubspot-form": hubspotWithdrawal(office) }),
		...(hubspotContact && { "hubspot-contact": hubspotWithdrawal(office) }),
		...(webhook && {
			webhook: async (delivery, signal) => {
				const { lead, revokedAt } = await withdrawn(office, delivery);
				const { id, reference } = lead;
				const message = { id: delivery.id, type: "consent.withdrawn", timestamp: revokedAt } as const;
				await post(webhook, { ...message, data: { id, reference }, now: office.world.now() }, signal);
			},
		}),
	};
}

function odooWithdrawal(office: CrmOffice, odoo: ReturnType<typeof connectOdoo>): Senders["odoo"] {
	return async (delivery, signal) => {
		const { lead } = await withdrawn(office, delivery);
		if (!(await stopLead(deskOf(odoo, signal), lead.id, delivery.id))) throw new NothingToSend("EGONE");
	};
}

function hubspotWithdrawal(office: CrmOffice): Sender {
	const { db, settings } = office;
	return async (delivery, signal) => {
		const { lead } = await withdrawn(office, delivery);
		if (!(await everAgreedToHubspot(db, lead.id))) throw new NothingToSend("ENOCONSENT");
		if (!lead.email || (await agreesToHubspot(db, lead.email))) throw new NothingToSend("EGONE");
		// Forms are taken without a key, but nobody is taken out of use without one.
		if (!settings.hubspotContact) throw new Refused("ENOTOKEN");
		if (!(await archiveContact(settings.hubspotContact, lead.email, signal)))
			throw new NothingToSend("EGONE");
	};
}

/** How the service that put a lead away when its consent was taken back hears that it was given again. */
export function renewalSenders({ db, settings: { odoo } }: CrmOffice): Senders {
	const connected = odoo && connectOdoo(odoo);
	return {
		...(connected && {
			odoo: async ({ id, payload }, signal) => {
				const lead = await leadToProcess(db, payload.leadId ?? "");
				if (!lead) throw new NothingToSend("EREVOKED");
				if (!(await resumeLead(deskOf(connected, signal), lead.id, id))) throw new NothingToSend("EGONE");
			},
		}),
	};
}

async function withdrawn({ db }: CrmOffice, { payload }: Leased) {
	const leadId = payload.leadId ?? "";
	const [lead, revocation] = [await findLead(db, leadId), await revocationOf(db, leadId)];
	// Erased meanwhile: that reaches them by itself.
	if (!lead || !revocation) throw new NothingToSend("EGONE");
	return { lead, revokedAt: revocation.revokedAt };
}
