import type { Tx } from "../../../db/connect.ts";
import { recordAudit } from "../../accounts/audit-store.ts";
import { type Effect, effectOf } from "../../assistant/reply.ts";
import { enqueue } from "../../deliveries/delivery-store.ts";
import { notifyOfRenewal } from "../../deliveries/notify-destinations.ts";
import type { Lead } from "../../leads/lead.ts";
import { setContactAsked } from "../../leads/lead-contact-store.ts";
import { notifyNow } from "../../leads/record-lead.ts";
import { revokeConsent } from "../../privacy/processing.ts";
import { recordUnknownQuestion } from "../../unknown-questions/unknown-question-store.ts";
import type { ConversationDependencies } from "../conversation-dependencies.ts";
import type { Conversation } from "../conversation-store.ts";
import { startWaiting } from "../inbox-state-store.ts";

const actor = { id: null, name: "chat" };

/**
 * Does what a message asks for beside an answer, in the transaction that stores it. A proposal is made afterwards.
 * @param lead the conversation's lead; without one there is nobody to call and no consent.
 */
export async function applyEffects(
	tx: Tx,
	dependencies: ConversationDependencies,
	{ id, language }: Pick<Conversation, "id" | "language">,
	lead: Lead | null,
	effects: readonly Effect[],
): Promise<void> {
	const { runtime } = dependencies;
	const now = runtime.now().toISOString();
	const unknown = effectOf({ effects }, "record-unknown-question");
	if (unknown) await recordUnknownQuestion(tx, runtime, { language, question: unknown.question });
	const revocation = effectOf({ effects }, "revoke-consent");
	const call = effectOf({ effects }, "call-person");
	if (revocation || call) await startWaiting(tx, id, now);
	if (!lead) return;
	if (revocation) await revokeConsentOf(tx, dependencies, lead.id);
	else if (effectOf({ effects }, "renew-consent")) {
		await notifyNow(tx, dependencies, lead.id, `consent-${now}`);
		await notifyOfRenewal(tx, dependencies, lead.id, now);
	} else if (call) {
		await setContactAsked(tx, lead.id, now);
		await notifyNow(tx, dependencies, lead.id, "person");
	}
}

/**
 * Revokes the consent of the conversation's lead and tells the team. Other leads of the same address stay: anybody can
 * type an address into a chat.
 */
async function revokeConsentOf(
	tx: Tx,
	dependencies: Pick<ConversationDependencies, "runtime" | "destinations">,
	leadId: string,
): Promise<void> {
	const { runtime } = dependencies;
	const revoked = await revokeConsent(tx, dependencies, [leadId], { actor, requestReference: null });
	if (revoked.length === 0) return;
	await recordAudit(tx, runtime, { actor, action: "consent-revoked", subject: { kind: "lead", id: leadId } });
	await enqueue(tx, runtime, {
		dedupeKey: `withdrawal-notice:${leadId}:${runtime.now().toISOString()}`,
		kind: "withdrawal-notice",
		payload: { leadId },
	});
}
