import type { Tx } from "../../db/connect.ts";
import type { Reply } from "../assistant/reply.ts";
import { notifyOfRenewal } from "../deliveries/notify-destinations.ts";
import type { Lead } from "../leads/lead.ts";
import { notifyNow } from "../leads/record-lead.ts";
import { recordUnknownQuestion } from "../unknown-questions/unknown-question-store.ts";
import type { ConversationDependencies } from "./conversation-dependencies.ts";
import { withdrawConsent } from "./withdraw-consent.ts";

/** Notifies the team at once of a consent withdrawn or given again, a request for a person, and an unknown question. */
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
	if (reply.note) await withdrawConsent(tx, dependencies, lead.id);
	else if (reply.consent) {
		await notifyNow(tx, dependencies, lead.id, `consent-${now}`);
		await notifyOfRenewal(tx, dependencies, lead.id, now);
	} else if (reply.wants === "person") await notifyNow(tx, dependencies, lead.id, "person");
}
