import { limits } from "../../config/limits.ts";
import type { Tx } from "../../db/connect.ts";
import type { Language } from "../../shared/language.ts";
import type { LeadSource } from "../../shared/lead.ts";
import { contentKey } from "../content-key.ts";
import { enqueue, postpone, sendNow } from "../deliveries/delivery-store.ts";
import { type NotifyDependencies, notifyDestinations } from "../deliveries/notify-destinations.ts";
import { type ConsentGiven, recordConsent } from "../privacy/consent-store.ts";
import { findRevocation } from "../privacy/revocation-store.ts";
import { referenceOf } from "../reference.ts";
import type { Runtime } from "../runtime.ts";
import { type Lead, type LeadFacts, leadScale } from "./lead.ts";
import { findLeadByContentKey, findLeadOfConversation, insertLead, updateLead } from "./lead-store.ts";
import { leadStatus } from "./score.ts";

export type LeadInput = {
	source: LeadSource;
	language: Language;
	facts: LeadFacts;
	message: string | null;
	conversationId: string | null;
	/** Storing this key again throws a unique violation. A conversation's lead gets the key of its last input. */
	contentKey?: string;
	/** Null when the importer of the lead answers for the consent, instead of the person here. */
	consent: ConsentGiven | null;
};

/**
 * Stores a lead or updates the conversation's lead, in the caller's transaction. Also stores the consent, and queues
 * the sales notice and the other deliveries for when the visitor is quiet: notifyNow makes them due at once.
 * @returns the stored lead, scored from its facts; without a content key, the one that the same facts stored within the
 * same minute.
 */
export async function recordLead(tx: Tx, outbound: NotifyDependencies, input: LeadInput): Promise<Lead> {
	const { runtime } = outbound;
	const previous = input.conversationId ? await findLeadOfConversation(tx, input.conversationId) : null;
	const key = input.contentKey ?? minuteKey(input, runtime);
	const sameMinute = previous || input.contentKey ? null : await findLeadByContentKey(tx, key);
	if (sameMinute) return sameMinute;
	const lead = previous ? updatedLead(previous, input, runtime) : newLead(input, runtime);
	if (previous) await updateLead(tx, lead, input.contentKey);
	else await insertLead(tx, lead, key);
	if (input.consent) await recordConsent(tx, runtime, lead.id, input.consent);
	await notifyAfterLastMessage(tx, outbound, lead.id);
	return lead;
}

/**
 * Tells sales and every other destination of a lead at once: makes the deliveries that recordLead queued due now. Once
 * the first notice to sales was tried, sales gets one more for each cause. Sends nothing when the consent was revoked.
 */
export async function notifyNow(
	tx: Tx,
	outbound: NotifyDependencies,
	leadId: string,
	cause: string,
): Promise<void> {
	const { runtime } = outbound;
	if (await findRevocation(tx, leadId)) return;
	await notifyDestinations(tx, outbound, leadId, runtime.now().toISOString());
	if (await sendNow(tx, runtime, newLeadKey(leadId))) return;
	await enqueue(tx, runtime, {
		dedupeKey: `sales-notice:${leadId}:${cause}`,
		kind: "sales-notice",
		payload: { leadId },
	});
}

// A visitor gives more with every message, so deliveries wait until the conversation is quiet.
async function notifyAfterLastMessage(tx: Tx, outbound: NotifyDependencies, leadId: string): Promise<void> {
	const { runtime } = outbound;
	if (await findRevocation(tx, leadId)) return;
	const key = newLeadKey(leadId);
	const dueAt = new Date(runtime.now().getTime() + limits.idleMinutes * 60_000).toISOString();
	await enqueue(tx, runtime, { dedupeKey: key, kind: "sales-notice", payload: { leadId }, dueAt });
	await postpone(tx, runtime, key, dueAt);
	await notifyDestinations(tx, outbound, leadId, dueAt);
}

/** Makes a key by which the same facts within one minute count as one lead: a double press. */
function minuteKey({ source, facts }: LeadInput, runtime: Runtime): string {
	const minute = String(Math.floor(runtime.now().getTime() / 60_000));
	return contentKey(source, { ...facts, minute }, runtime.now());
}

function newLeadKey(leadId: string): string {
	return `sales-notice:${leadId}:new`;
}

function newLead(input: LeadInput, runtime: Runtime): Lead {
	const now = runtime.now().toISOString();
	const id = runtime.newId();
	return withScore({
		...input.facts,
		id,
		reference: referenceOf(id),
		createdAt: now,
		updatedAt: now,
		source: input.source,
		language: input.language,
		message: input.message,
		conversationId: input.conversationId,
	});
}

function updatedLead(lead: Lead, input: LeadInput, runtime: Runtime): Lead {
	const next = withScore({
		...lead,
		...input.facts,
		language: input.language,
		message: input.message ?? lead.message,
		updatedAt: runtime.now().toISOString(),
	});
	return lead.status === "in-crm" ? { ...next, status: lead.status, score: lead.score } : next;
}

function withScore(lead: Omit<Lead, "status" | "score">): Lead {
	const status = leadStatus(lead);
	// Addresses are stored in lower case, because every comparison ignores case.
	return { ...lead, email: lead.email?.toLowerCase() ?? null, status, score: leadScale[status] };
}
