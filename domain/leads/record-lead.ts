import { limits } from "../../config/limits.ts";
import type { Language } from "../../content/language.ts";
import type { Tx } from "../../db/connect.ts";
import { formKey } from "../contact/form-key.ts";
import { referenceOf } from "../contact/reference.ts";
import { enqueue, hasten, putOff } from "../deliveries/delivery-store.ts";
import { type Outbound, tellDestinations } from "../deliveries/tell-destinations.ts";
import { type ConsentGiven, recordConsent } from "../privacy/consent-store.ts";
import { revocationOf } from "../privacy/revocation-store.ts";
import type { World } from "../world.ts";
import { type Lead, type LeadFacts, type LeadSource, leadScale } from "./lead.ts";
import { findLeadByFormKey, findLeadOfConversation, insertLead, updateLead } from "./lead-store.ts";
import { statusOf } from "./score.ts";

export type LeadReport = {
	source: LeadSource;
	language: Language;
	facts: LeadFacts;
	message: string | null;
	/** A conversation has one lead: reporting again updates it. */
	conversationId: string | null;
	/**
	 * Of the form it came with: storing the same form again is refused as a unique violation. A conversation's lead is
	 * found by the last one.
	 */
	formKey?: string;
	/** Null: whoever brings the lead answers for it, not the person's own press here. */
	consent: ConsentGiven | null;
};

/**
 * Stores a lead, its consent, the notice to sales and what every other destination is told, all in the caller's
 * transaction; or brings the conversation's lead up to date.
 * @returns the lead as stored, scored from what is known.
 */
export async function recordLead(tx: Tx, outbound: Outbound, report: LeadReport): Promise<Lead> {
	const { world } = outbound;
	const known = report.conversationId ? await findLeadOfConversation(tx, report.conversationId) : null;
	const key = report.formKey ?? momentKey(report, world);
	const twin = known || report.formKey ? null : await findLeadByFormKey(tx, key);
	if (twin) {
		if (report.consent?.again) await recordConsent(tx, world, twin.id, report.consent);
		return twin;
	}
	const lead = known ? changed(known, report, world) : created(report, world);
	if (known) await updateLead(tx, lead, report.formKey);
	else await insertLead(tx, lead, key);
	if (report.consent) await recordConsent(tx, world, lead.id, report.consent);
	await tellWhenQuiet(tx, outbound, lead.id);
	return lead;
}

/**
 * Lets the sales inbox and every other destination hear of a lead now: sales once when it was waiting to hear, else
 * once for this moment. Of a lead whose consent was taken back nobody hears.
 */
export async function tellNow(tx: Tx, outbound: Outbound, leadId: string, moment: string): Promise<void> {
	const { world } = outbound;
	if (await revocationOf(tx, leadId)) return;
	await tellDestinations(tx, outbound, leadId, world.now().toISOString());
	if (await hasten(tx, world, newLeadKey(leadId))) return;
	await enqueue(tx, world, {
		key: `sales-notice:${leadId}:${moment}`,
		kind: "sales-notice",
		payload: { leadId },
	});
}

// A visitor in mid-conversation gives more with every message: others hear of them once it is quiet.
async function tellWhenQuiet(tx: Tx, outbound: Outbound, leadId: string): Promise<void> {
	const { world } = outbound;
	if (await revocationOf(tx, leadId)) return;
	const key = newLeadKey(leadId);
	const dueAt = new Date(world.now().getTime() + limits.quietMinutes * 60_000).toISOString();
	await enqueue(tx, world, { key, kind: "sales-notice", payload: { leadId }, dueAt });
	await putOff(tx, world, key, dueAt);
	await tellDestinations(tx, outbound, leadId, dueAt);
}

/** Two conversations begun with the same facts in the same minute are one press too many. */
function momentKey({ source, facts }: LeadReport, world: World): string {
	const minute = String(Math.floor(world.now().getTime() / 60_000));
	return formKey(source, { ...facts, minute }, world.now());
}

function newLeadKey(leadId: string): string {
	return `sales-notice:${leadId}:new`;
}

function created(report: LeadReport, world: World): Lead {
	const now = world.now().toISOString();
	const id = world.newId();
	return scored({
		...report.facts,
		id,
		reference: referenceOf(id),
		createdAt: now,
		updatedAt: now,
		source: report.source,
		language: report.language,
		message: report.message,
		conversationId: report.conversationId,
	});
}

function changed(lead: Lead, report: LeadReport, world: World): Lead {
	const next = scored({
		...lead,
		...report.facts,
		language: report.language,
		message: report.message ?? lead.message,
		updatedAt: world.now().toISOString(),
	});
	return lead.status === "in-crm" ? { ...next, status: lead.status, score: lead.score } : next;
}

function scored(lead: Omit<Lead, "status" | "score">): Lead {
	const status = statusOf(lead);
	// E-mail addresses are compared without case everywhere, so they are kept so.
	return { ...lead, email: lead.email?.toLowerCase() ?? null, status, score: leadScale[status] };
}
