import { consentSentence } from "../../content/forms/consent-sentence.ts";
import { forms } from "../../content/forms/list.ts";
import type { Db } from "../../db/connect.ts";
import { retryOnConflict } from "../../db/unique.ts";
import type { Language } from "../../shared/language.ts";
import type { LeadSource } from "../../shared/lead.ts";
import { contentKey } from "../content-key.ts";
import { enqueue, hasDelivery } from "../deliveries/delivery-store.ts";
import type { NotifyDependencies } from "../deliveries/notify-destinations.ts";
import { reserveMail } from "../mail/allowance.ts";
import { recordConsent } from "../privacy/consent-store.ts";
import { type LeadFacts, noFacts } from "./lead.ts";
import { findLeadByContentKey, findLeadId } from "./lead-store.ts";
import { notifyNow, recordLead } from "./record-lead.ts";

export type LeadForm = {
	source: Extract<LeadSource, "contact" | "audit">;
	language: Language;
	facts: Partial<LeadFacts>;
	message: string | null;
	consentVersion: string;
	alsoAgreed?: readonly { version: string; label: string }[];
};

type FormOutcome = { kind: "recorded" | "duplicate"; reference: string };

/**
 * Stores a form as a lead with its consent, and queues its deliveries and the receipt, due at once: all or nothing. Omits
 * the receipt when reserveMail refuses it.
 * @returns the reference for the person; duplicate when the same form was sent before on the same day.
 */
export async function recordForm(db: Db, outbound: NotifyDependencies, form: LeadForm): Promise<FormOutcome> {
	const { runtime } = outbound;
	const { source, language, message, consentVersion, alsoAgreed = [] } = form;
	const facts = { ...noFacts, ...form.facts };
	const key = contentKey(source, { ...facts, message }, runtime.now());
	return retryOnConflict(db, async (tx) => {
		const previous = await findLeadByContentKey(tx, key);
		if (previous) return { kind: "duplicate", reference: previous.reference };
		const text = consentSentence(forms[language].consent);
		const consent = { textVersion: consentVersion, text, language, source };
		const lead = await recordLead(tx, outbound, {
			source,
			language,
			facts,
			message,
			consent,
			conversationId: null,
			contentKey: key,
		});
		for (const { version, label } of alsoAgreed)
			await recordConsent(tx, runtime, lead.id, { ...consent, textVersion: version, text: label });
		await notifyNow(tx, outbound, lead.id, "form");
		if (lead.email && (await reserveMail(tx, runtime, { to: lead.email, cause: lead.id, kind: "form" })))
			await enqueue(tx, runtime, {
				dedupeKey: receiptKey(lead.id),
				kind: "form-receipt",
				payload: { leadId: lead.id },
			});
		return { kind: "recorded", reference: lead.reference };
	});
}

/**
 * Finds the form of this page with this reference, so that the page may confirm it.
 * @returns whether its receipt was queued; null when there is no such form.
 */
export async function findRecordedForm(
	db: Db,
	form: { reference: string; source: LeadForm["source"] },
): Promise<{ isMailed: boolean } | null> {
	const id = await findLeadId(db, form);
	return id ? { isMailed: await hasDelivery(db, receiptKey(id)) } : null;
}

function receiptKey(leadId: string): string {
	return `form-receipt:${leadId}`;
}
