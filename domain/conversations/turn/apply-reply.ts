import type { Tx } from "../../../db/connect.ts";
import type { Language } from "../../../shared/language.ts";
import { privacyNotice } from "../../assistant/assistant.ts";
import { fillSentence, textsIn } from "../../assistant/assistant-texts.ts";
import type { Effect } from "../../assistant/reply.ts";
import { recordInAuditLog } from "../../audit-log/audit-store.ts";
import { enqueue } from "../../deliveries/delivery-store.ts";
import { notifyOfRenewal } from "../../deliveries/notify-destinations.ts";
import type { Lead } from "../../leads/lead.ts";
import { setContactAsked } from "../../leads/lead-contact-store.ts";
import { findLeadOfConversation, updateLead } from "../../leads/lead-store.ts";
import { notifyNow, recordLead } from "../../leads/record-lead.ts";
import { recordConsent } from "../../privacy/consent-store.ts";
import { revokeConsent } from "../../privacy/processing.ts";
import { recordUnknownQuestion } from "../../unknown-questions/unknown-question-store.ts";
import type { ConversationDependencies } from "../conversation-dependencies.ts";
import { startWaiting } from "../inbox-state-store.ts";
import type { Turn } from "./turn.ts";

const actor = { id: null, name: "chat" };

/**
 * Stores the facts of a turn's reply as the conversation's lead and carries out its effects, in the transaction that
 * stores the message or the answer. A proposal is made afterwards.
 */
export async function applyReply(
	tx: Tx,
	dependencies: ConversationDependencies,
	turn: Omit<Turn, "lead">,
): Promise<Turn> {
	const { appliedEffects, reply } = turn;
	const stored = { ...turn, lead: await saveLead(tx, dependencies, turn) };
	for (const effect of reply.effects)
		if (!appliedEffects.includes(effect.kind)) await applyEffect(tx, dependencies, stored, effect);
	return { ...stored, appliedEffects: reply.effects.map(({ kind }) => kind) };
}

/** Without a lead there is nobody to call and no consent. */
async function applyEffect(
	tx: Tx,
	dependencies: ConversationDependencies,
	{ conversation: { id, colleague }, reply: { language }, lead }: Turn,
	effect: Effect,
): Promise<void> {
	const { runtime, brand } = dependencies;
	const now = runtime.now().toISOString();
	const { leadMessages } = textsIn(language);
	switch (effect.kind) {
		case "record-unknown-question":
			return recordUnknownQuestion(tx, runtime, { language, question: effect.question });
		case "call-person":
			await startWaiting(tx, id, now);
			if (!lead) return;
			if (effect.callTime)
				await setLeadMessage(tx, lead, fillSentence(leadMessages.callTime, { value: effect.callTime }));
			await setContactAsked(tx, lead.id, now);
			return notifyNow(tx, dependencies, lead.id, "person");
		case "revoke-consent":
			await startWaiting(tx, id, now);
			if (!lead) return;
			await setLeadMessage(tx, lead, effect.message);
			return revokeConsentOf(tx, dependencies, lead.id);
		case "renew-consent":
			// A yes to a colleague is no answer to the assistant's question for consent.
			if (!lead || colleague) return;
			await setLeadMessage(tx, lead, leadMessages.writeAgain);
			await recordConsent(tx, runtime, lead.id, { ...consentTo(effect.shownIn, brand), again: true });
			await notifyNow(tx, dependencies, lead.id, `consent-${now}`);
			return notifyOfRenewal(tx, dependencies, lead.id, now);
		case "make-proposal":
			return;
		default:
			effect satisfies never;
	}
}

/** The greeting showed the privacy notice: giving an address after it is consent (Colombian Law 1581, article 9). */
async function saveLead(
	tx: Tx,
	{ brand, ...outbound }: ConversationDependencies,
	{ conversation: { id }, reply: { state, language } }: Pick<Turn, "conversation" | "reply">,
): Promise<Lead | null> {
	const { facts, declined, greetingLanguage } = state;
	if (!facts.email && !facts.phone) {
		const current = await findLeadOfConversation(tx, id);
		const removesPhone = current?.phone && declined.includes("phone");
		if (!removesPhone) return current;
	}
	const consent = consentTo(greetingLanguage ?? language, brand);
	return recordLead(tx, outbound, {
		source: "chat",
		language,
		facts,
		message: null,
		conversationId: id,
		consent,
	});
}

function consentTo(language: Language, brand: ConversationDependencies["brand"]) {
	const { version, text } = privacyNotice(language, brand);
	return { textVersion: version, text, language, source: "chat" as const };
}

function setLeadMessage(tx: Tx, lead: Lead, message: string): Promise<void> {
	return updateLead(tx, { ...lead, message });
}

/** Other leads of the same address stay: anybody can type an address into a chat. */
async function revokeConsentOf(
	tx: Tx,
	dependencies: Pick<ConversationDependencies, "runtime" | "destinations">,
	leadId: string,
): Promise<void> {
	const { runtime } = dependencies;
	const revoked = await revokeConsent(tx, dependencies, [leadId], { actor, requestReference: null });
	if (revoked.length === 0) return;
	await recordInAuditLog(tx, runtime, {
		actor,
		action: "consent-revoked",
		subject: { kind: "lead", id: leadId },
	});
	await enqueue(tx, runtime, {
		dedupeKey: `withdrawal-notice:${leadId}:${runtime.now().toISOString()}`,
		kind: "withdrawal-notice",
		payload: { leadId },
	});
}
