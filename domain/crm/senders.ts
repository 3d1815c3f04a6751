import type { Sender, Senders } from "../deliveries/deliver.ts";
import { isRenewal, isWithdrawal } from "../deliveries/delivery.ts";
import { NothingToSend } from "../deliveries/failure.ts";
import type { Leased } from "../deliveries/lease-store.ts";
import type { Lead } from "../leads/lead.ts";
import { findLead, markInCrm } from "../leads/lead-store.ts";
import type { CrmContext } from "./crm-context.ts";
import { crmRecordOf, keepCrmRecord } from "./crm-record-store.ts";
import { type Dossier, dossierOf } from "./dossier.ts";
import { hubspotConsentOf } from "./hubspot/consent.ts";
import { submitForm } from "./hubspot/submit-form.ts";
import { upsertContact } from "./hubspot/upsert-contact.ts";
import { connectOdoo } from "./odoo/odoo.ts";
import { pushLead } from "./odoo/push-lead.ts";
import { postLead } from "./webhook/post-lead.ts";
import { renewalSenders, withdrawalSenders } from "./withdrawals.ts";

/** Maps each configured service to its sender of leads, revocations and renewed consents. */
export function crmSenders(office: CrmContext): Senders {
	const withdrawals = withdrawalSenders(office);
	const renewals = renewalSenders(office);
	const all = (Object.entries(leadSenders(office)) as [keyof Senders, Sender][]).map(
		([kind, sendLead]): [keyof Senders, Sender] => [
			kind,
			(delivery, signal) => {
				const { payload } = delivery;
				const special = isWithdrawal(payload) ? withdrawals : isRenewal(payload) ? renewals : {};
				return (special[kind] ?? sendLead)(delivery, signal);
			},
		],
	);
	return Object.fromEntries(all);
}

function leadSenders(office: CrmContext): Senders {
	const { odoo, hubspotForm, hubspotContact, webhook } = office.settings;
	return {
		...(odoo && { odoo: odooSender(office, connectOdoo(odoo)) }),
		...(hubspotForm && {
			"hubspot-form": async (delivery, signal) => {
				const { lead, consent } = await consentingLeadFor(office, delivery);
				const submission = { lead, pageUri: office.publicUrl, consentText: consent.text };
				await submitForm(hubspotForm, submission, signal);
			},
		}),
		...(hubspotContact && {
			"hubspot-contact": async (delivery, signal) => {
				const { lead } = await consentingLeadFor(office, delivery);
				await upsertContact(hubspotContact, lead, signal);
			},
		}),
		...(webhook && {
			webhook: async (delivery, signal) => {
				const dossier = await dossierFor(office, delivery);
				await postLead(webhook, { dossier, deliveryId: delivery.id, now: office.runtime.now() }, signal);
			},
		}),
	};
}

function odooSender(office: CrmContext, odoo: ReturnType<typeof connectOdoo>): Senders["odoo"] {
	const { db, runtime } = office;
	return async (delivery, signal) => {
		const dossier = await dossierFor(office, delivery);
		const leadId = dossier.lead.id;
		const record = await crmRecordOf(db, leadId, "odoo");
		const confirmed = record && Number(record.recordId);
		const push = { dossier, deliveryId: delivery.id, confirmed, told: record?.told ?? {} };
		const { id, told } = await pushLead(odoo, push, signal);
		await db.transaction().execute(async (tx) => {
			await keepCrmRecord(tx, runtime, { leadId, crm: "odoo", recordId: String(id), told });
			await markInCrm(tx, leadId);
		});
	};
}

async function dossierFor(office: CrmContext, { payload }: Leased): Promise<Dossier> {
	const dossier = await dossierOf(office, payload.leadId ?? "");
	if (!dossier) throw await nothingToSend(office, payload.leadId);
	return dossier;
}

async function consentingLeadFor(office: CrmContext, delivery: Leased) {
	const { lead } = await dossierFor(office, delivery);
	if (!hasEmail(lead)) throw new NothingToSend("ENOADDRESS");
	const consent = await hubspotConsentOf(office.db, lead.id);
	if (!consent) throw new NothingToSend("ENOCONSENT");
	return { lead, consent };
}

async function nothingToSend({ db }: CrmContext, leadId = ""): Promise<NothingToSend> {
	return new NothingToSend((await findLead(db, leadId)) ? "EREVOKED" : "EGONE");
}

function hasEmail(lead: Lead): lead is Lead & { email: string } {
	return lead.email !== null;
}
