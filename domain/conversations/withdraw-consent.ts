import type { Tx } from "../../db/connect.ts";
import { recordAudit } from "../accounts/audit-store.ts";
import { enqueue } from "../deliveries/delivery-store.ts";
import { revokeConsent } from "../privacy/processing.ts";
import type { ConversationDependencies } from "./conversation-dependencies.ts";

const actor = { id: null, name: "chat" };

/**
 * Takes back the consent of a conversation's own lead because its visitor said so, and tells the team. Other leads of
 * that address stay: anybody can type an address into a chat.
 */
export async function withdrawConsent(
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
