import type { Tx } from "../../db/connect.ts";
import type { Reply } from "../assistant/reply.ts";
import { notifyOfRenewal } from "../deliveries/notify-destinations.ts";
import type { Lead } from "../leads/lead.ts";
import { notifyNow } from "../leads/record-lead.ts";
import { recordUnknownQuestion } from "../unknown-questions/unknown-question-store.ts";
import type { ConversationDependencies } from "./conversation-dependencies.ts";
import { revokeConsentInChat } from "./revoke-consent-in-chat.ts";

/**
 * Notifies the team at once when consent is revoked or renewed, or a visitor asks for a person. Records an unknown
 * question.
 */
export async function notifyTeam(
	tx: Tx,
	dependencies: ConversationDependencies,
	lead: Lead | null,
	reply: Reply,
): Promise<void> {
	const { runtime } = dependencies;
	const { unknownQuestion: question, language } = reply;
	if (question) await recordUnknownQuestion(tx, runtime, { language, question });
	if (!lead) return;
	const now = runtime.now().toISOString();
	if (reply.note) await revokeConsentInChat(tx, dependencies, lead.id);
	else if (reply.consent) {
		await notifyNow(tx, dependencies, lead.id, `consent-${now}`);
		await notifyOfRenewal(tx, dependencies, lead.id, now);
	} else if (reply.wants === "person") await notifyNow(tx, dependencies, lead.id, "person");
}
