import { consentSentence } from "../../content/forms/consent-sentence.ts";
import { forms } from "../../content/forms/list.ts";
import type { Language } from "../../content/language.ts";
import type { Db } from "../../db/connect.ts";
import { isUniqueViolation } from "../../db/unique.ts";
import { formKey } from "../contact/form-key.ts";
import { enqueue } from "../deliveries/delivery-store.ts";
import type { Outbound } from "../deliveries/tell-destinations.ts";
import { mayMail } from "../mail/allowance.ts";
import { recordConsent } from "../privacy/consent-store.ts";
import { type LeadFacts, type LeadSource, noFacts } from "./lead.ts";
import { findLeadByFormKey } from "./lead-store.ts";
import { recordLead, tellNow } from "./record-lead.ts";

export type FormReport = {
	source: Extract<LeadSource, "contact" | "audit">;
	language: Language;
	facts: Partial<LeadFacts>;
	/** The form's free text, or null. */
	message: string | null;
	consentVersion: string;
	/** What they agreed to beside what is needed. */
	alsoAgreed?: readonly { version: string; label: string }[];
};

export type FormOutcome = { kind: "recorded" | "duplicate"; reference: string };

/**
 * Stores what somebody sent with a form: the lead, its consent, what is told of it and, while its mailbox
 * has not had enough of them today (see limits), the receipt, all or nothing.
 * @returns the reference to give to the person; duplicate when the same was sent before on the same day.
 */
export async function recordForm(db: Db, outbound: Outbound, report: FormReport): Promise<FormOutcome> {
	const { world } = outbound;
	const { source, language, message, consentVersion, alsoAgreed = [] } = report;
	const facts = { ...noFacts, ...report.facts };
	const key = formKey(source, { ...facts, message }, world.now());
	const before = await findLeadByFormKey(db, key);
	if (before) return { kind: "duplicate", reference: before.reference };
	try {
		const reference = await db.transaction().execute(async (tx) => {
			const text = consentSentence(forms[language]);
			const consent = { textVersion: consentVersion, text, language, source };
			const lead = await recordLead(tx, outbound, {
				...{ source, language, facts, message, consent },
				conversationId: null,
				formKey: key,
			});
			for (const { version, label } of alsoAgreed)
				await recordConsent(tx, world, lead.id, { ...consent, textVersion: version, text: label });
			await tellNow(tx, outbound, lead.id, "form");
			if (lead.email && (await mayMail(tx, world, { to: lead.email, from: lead.id, kind: "form" })))
				await enqueue(tx, world, {
					key: `form-receipt:${lead.id}`,
					kind: "form-receipt",
					payload: { leadId: lead.id },
				});
			return lead.reference;
		});
		return { kind: "recorded", reference };
	} catch (error) {
		// The same form a moment ago, from another press or another process.
		const twin = isUniqueViolation(error) ? await findLeadByFormKey(db, key) : null;
		if (!twin) throw error;
		return { kind: "duplicate", reference: twin.reference };
	}
}
