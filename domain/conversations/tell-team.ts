import type { Tx } from "../../db/connect.ts";
import type { Reply } from "../assistant/reply.ts";
import { tellRenewal } from "../deliveries/tell-destinations.ts";
import type { Lead } from "../leads/lead.ts";
import { tellNow } from "../leads/record-lead.ts";
import { recordUnknownQuestion } from "../unknown-questions/unknown-question-store.ts";
import type { ConversationDependencies } from "./conversation-dependencies.ts";
import { withdrawConsent } from "./withdraw-consent.ts";

/** What the team hears of at once: leave taken back or given again, and whoever asks for a person; and what nothing published answers. */
export async function tellTeam(
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
		await tellNow(tx, dependencies, lead.id, `consent-${now}`);
		await tellRenewal(tx, dependencies, lead.id, now);
	} else if (reply.wants === "person") await tellNow(tx, dependencies, lead.id, "person");
}
