import type { Sender, Senders } from "../deliveries/deliver.ts";
import { isRenewal, isWithdrawal } from "../deliveries/delivery.ts";
import { NothingToSend } from "../deliveries/failure.ts";
import type { Leased } from "../deliveries/lease-store.ts";
import type { Lead } from "../leads/lead.ts";
import { findLead, markInCrm } from "../leads/lead-store.ts";
import type { CrmOffice } from "./crm-office.ts";
import { crmRecordOf, keepCrmRecord } from "./crm-record-store.ts";
import { type Dossier, dossierOf } from "./dossier.ts";
import { hubspotConsentOf } from "./hubspot/consent.ts";
import { submitForm } from "./hubspot/submit-form.ts";
import { upsertContact } from "./hubspot/upsert-contact.ts";
import { connectOdoo } from "./odoo/odoo.ts";
import { pushLead } from "./odoo/push-lead.ts";
import { postLead } from "./webhook/post-lead.ts";
import { renewalSenders, withdrawalSenders } from "./withdrawals.ts";

/** How each service that is set up is told of a lead, and that its consent was taken back, or given again. */
export function crmSenders(office: CrmOffice): Senders {
	const withdrawals = withdrawalSenders(office);
	const renewals = renewalSenders(office);
	const all = (Object.entries(leadSenders(office)) as [keyof Senders, Sender][]).map(
		([kind, tell]): [keyof Senders, Sender] => [
			kind,
			(delivery, signal) => {
				const { payload } = delivery;
				const own = isWithdrawal(payload) ? withdrawals : isRenewal(payload) ? renewals : {};
				return (own[kind] ?? tell)(delivery, signal);
			},
		],
	);
	return Object.fromEntries(all);
}

/** A lead is read when it leaves, so it is never stale. */
function leadSenders(office: CrmOffice): Senders {
	const { odoo, hubspotForm, hubspotContact, webhook } = office.settings;
	return {
		...(odoo && { odoo: odooSender(office, connectOdoo(odoo)) }),
		...(hubspotForm && {
			"hubspot-form": async (delivery, signal) => {
				const { lead, consent } = await agreedFor(office, delivery);
				const submission = { lead, pageUri: office.publicUrl, consentText: consent.text };
				await submitForm(hubspotForm, submission, signal);
			},
		}),
		...(hubspotContact && {
			"hubspot-contact": async (delivery, signal) => {
				const { lead } = await agreedFor(office, delivery);
				await upsertContact(hubspotContact, lead, signal);
			},
		}),
		...(webhook && {
			webhook: async (delivery, signal) => {
				const dossier = await dossierFor(office, delivery);
				await postLead(webhook, { dossier, deliveryId: delivery.id, now: office.world.now() }, signal);
			},
		}),
	};
}

function odooSender(office: CrmOffice, odoo: ReturnType<typeof connectOdoo>): Senders["odoo"] {
	const { db, world } = office;
	return async (delivery, signal) => {
		const dossier = await dossierFor(office, delivery);
		const leadId = dossier.lead.id;
		const record = await crmRecordOf(db, leadId, "odoo");
		const confirmed = record && Number(record.recordId);
		const push = { dossier, deliveryId: delivery.id, confirmed, told: record?.told ?? {} };
		const { id, told } = await pushLead(odoo, push, signal);
		await db.transaction().execute(async (tx) => {
			await keepCrmRecord(tx, world, { leadId, crm: "odoo", recordId: String(id), told });
			await markInCrm(tx, leadId);
		});
	};
}

async function dossierFor(office: CrmOffice, { payload }: Leased): Promise<Dossier> {
	const dossier = await dossierOf(office, payload.leadId ?? "");
	if (!dossier) throw await nothingOf(office, payload.leadId);
	return dossier;
}

/** Only whoever agreed to it is told to HubSpot, which knows people by their address. */
async function agreedFor(office: CrmOffice, delivery: Leased) {
	const { lead } = await dossierFor(office, delivery);
	if (!hasEmail(lead)) throw new NothingToSend("ENOADDRESS");
	const consent = await hubspotConsentOf(office.db, lead.id);
	if (!consent) throw new NothingToSend("ENOCONSENT");
	return { lead, consent };
}

/** Why there is nothing to tell of a lead: it was erased meanwhile, or its consent taken back. */
async function nothingOf({ db }: CrmOffice, leadId = ""): Promise<NothingToSend> {
	return new NothingToSend((await findLead(db, leadId)) ? "EREVOKED" : "EGONE");
}

function hasEmail(lead: Lead): lead is Lead & { email: string } {
	return lead.email !== null;
}
