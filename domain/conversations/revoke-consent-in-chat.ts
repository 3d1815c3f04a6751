import type { Tx } from "../../db/connect.ts";
import { recordAudit } from "../accounts/audit-store.ts";
import { enqueue } from "../deliveries/delivery-store.ts";
import { revokeConsent } from "../privacy/processing.ts";
import type { ConversationDependencies } from "./conversation-dependencies.ts";

const actor = { id: null, name: "chat" };

/**
 * Revokes the consent of a conversation's lead at its visitor's request, and notifies the team. Other leads of the same
 * address stay: anybody can type an address into a chat.
 */
export async function revokeConsentInChat(
	tx: Tx,
	dependencies: Pick<ConversationDependencies, "runtime" | "destinations">,
	leadId: string,
): Promise<void> {
	const { runtime } = dependencies;
	const revoked = await revokeConsent(tx, dependencies, [leadId], { actor, requestReference: null });
	if (revoked.length === 0) return;
	await recordAudit(tx, runtime, { actor, action: "consent-revoked", subject: { kind: "lead", id: leadId } });
	await enqueue(tx, runtime, {
		key: `withdrawal-notice:${leadId}:${runtime.now().toISOString()}`,
		kind: "withdrawal-notice",
		payload: { leadId },
	});
}
