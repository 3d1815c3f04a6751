import type { Tx } from "../../../db/connect.ts";
import { privacyNotice } from "../../assistant/assistant.ts";
import { fillSentence, textsIn } from "../../assistant/assistant-texts.ts";
import { effectOf, type Reply } from "../../assistant/reply.ts";
import type { Lead } from "../../leads/lead.ts";
import { findLeadOfConversation } from "../../leads/lead-store.ts";
import { recordLead } from "../../leads/record-lead.ts";
import type { ConversationDependencies } from "../conversation-dependencies.ts";

/**
 * Stores the visitor's facts as the conversation's lead, once there is an address or a telephone. The greeting showed
 * the privacy notice, so giving an address after it is consent.
 * Source: Colombian Law 1581 of 2012, article 9.
 */
export async function saveLead(
	tx: Tx,
	{ brand, ...outbound }: Pick<ConversationDependencies, "brand" | "runtime" | "destinations">,
	conversationId: string,
	reply: Reply,
): Promise<Lead | null> {
	const { facts, declined } = reply.state;
	if (!facts.email && !facts.phone) {
		const known = await findLeadOfConversation(tx, conversationId);
		const hasRemovedPhone = known?.phone && declined.includes("phone");
		if (!known || !hasRemovedPhone) return known;
	}
	const renewal = effectOf(reply, "renew-consent");
	const shownIn = renewal?.shownIn ?? reply.state.greetedIn ?? reply.language;
	const { version, text } = privacyNotice(shownIn, brand);
	return recordLead(tx, outbound, {
		source: "chat",
		language: reply.language,
		facts,
		message: noteFor(reply),
		conversationId,
		consent: {
			textVersion: version,
			text,
			language: shownIn,
			source: "chat",
			...(renewal && { again: true }),
		},
	});
}

/** What the team must know of the lead beside its facts, or null. */
function noteFor(reply: Reply): string | null {
	const { notes } = textsIn(reply.language);
	if (effectOf(reply, "renew-consent")) return notes.writeAgain;
	const callTime = effectOf(reply, "call-person")?.callTime;
	if (callTime) return fillSentence(notes.callTime, { value: callTime });
	return effectOf(reply, "revoke-consent")?.note ?? null;
}
