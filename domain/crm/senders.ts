import type { Sender, Senders } from "../deliveries/deliver.ts";
import { isRenewal, isRevocation } from "../deliveries/delivery.ts";
import { NothingToSend } from "../deliveries/failure.ts";
import type { LeasedDelivery } from "../deliveries/lease-store.ts";
import type { Lead } from "../leads/lead.ts";
import { findLead, markInCrm } from "../leads/lead-store.ts";
import { type CrmLead, readCrmLead } from "./crm-lead.ts";
import { findCrmRecord, keepCrmRecord } from "./crm-record-store.ts";
import type { CrmContext } from "./crm-settings.ts";
import { hubspotConsentOf } from "./hubspot/consent.ts";
import { submitForm, upsertContact } from "./hubspot/send-contact.ts";
import { connectOdoo } from "./odoo/odoo.ts";
import { pushLead } from "./odoo/push-lead.ts";
import { renewalSenders, revocationSenders } from "./revocation-senders.ts";
import { postLead } from "./webhook/post.ts";

/** Maps each configured service to its sender of leads, revocations and renewed consents. */
export function crmSenders(context: CrmContext): Senders {
	const revocations = revocationSenders(context);
	const renewals = renewalSenders(context);
	const all = (Object.entries(leadSenders(context)) as [keyof Senders, Sender][]).map(
		([kind, sendLead]): [keyof Senders, Sender] => [
			kind,
			(delivery, signal) => {
				const { payload } = delivery;
				const special = isRevocation(payload) ? revocations : isRenewal(payload) ? renewals : {};
				return (special[kind] ?? sendLead)(delivery, signal);
			},
		],
	);
	return Object.fromEntries(all);
}

function leadSenders(context: CrmContext): Senders {
	const { odoo, hubspotForm, hubspotContact, webhook } = context.settings;
	return {
		...(odoo && { odoo: odooSender(context, connectOdoo(odoo)) }),
		...(hubspotForm && {
			"hubspot-form": async (delivery, signal) => {
				const { lead, consent } = await consentingLeadFor(context, delivery);
				const submission = { lead, pageUri: context.publicUrl, consentText: consent.text };
				await submitForm(hubspotForm, submission, signal);
			},
		}),
		...(hubspotContact && {
			"hubspot-contact": async (delivery, signal) => {
				const { lead } = await consentingLeadFor(context, delivery);
				await upsertContact(hubspotContact, lead, signal);
			},
		}),
		...(webhook && {
			webhook: async (delivery, signal) => {
				const crmLead = await requireCrmLead(context, delivery);
				await postLead(webhook, { crmLead, deliveryId: delivery.id, now: context.runtime.now() }, signal);
			},
		}),
	};
}

function odooSender(context: CrmContext, odoo: ReturnType<typeof connectOdoo>): Senders["odoo"] {
	const { db, runtime } = context;
	return async (delivery, signal) => {
		const crmLead = await requireCrmLead(context, delivery);
		const leadId = crmLead.lead.id;
		const record = await findCrmRecord(db, leadId, "odoo");
		const confirmed = record && Number(record.recordId);
		const push = { crmLead, deliveryId: delivery.id, confirmed, sentFields: record?.sentFields ?? {} };
		const { id, sentFields } = await pushLead(odoo, push, signal);
		await db.transaction().execute(async (tx) => {
			await keepCrmRecord(tx, runtime, { leadId, crm: "odoo", recordId: String(id), sentFields });
			await markInCrm(tx, leadId);
		});
	};
}

async function requireCrmLead(context: CrmContext, { payload }: LeasedDelivery): Promise<CrmLead> {
	const crmLead = await readCrmLead(context, payload.leadId ?? "");
	if (!crmLead) throw await nothingToSend(context, payload.leadId);
	return crmLead;
}

async function consentingLeadFor(context: CrmContext, delivery: LeasedDelivery) {
	const { lead } = await requireCrmLead(context, delivery);
	if (!hasEmail(lead)) throw new NothingToSend("ENOADDRESS");
	const consent = await hubspotConsentOf(context.db, lead.id);
	if (!consent) throw new NothingToSend("ENOCONSENT");
	return { lead, consent };
}

async function nothingToSend({ db }: CrmContext, leadId = ""): Promise<NothingToSend> {
	return new NothingToSend((await findLead(db, leadId)) ? "EREVOKED" : "EGONE");
}

function hasEmail(lead: Lead): lead is Lead & { email: string } {
	return lead.email !== null;
}
