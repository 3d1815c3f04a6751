import { findConversationMail, findUnusedLink } from "../../conversations/conversation-mail-store.ts";
import { messagesOf } from "../../conversations/message-store.ts";
import type { Senders } from "../../deliveries/deliver.ts";
import { NothingToSend } from "../../deliveries/failure.ts";
import { findLeadOfConversation } from "../../leads/lead-store.ts";
import { revocationOf } from "../../privacy/revocation-store.ts";
import type { MailOffice } from "../mail-office.ts";
import { conversationLink, conversationTranscript } from "../messages/conversation.ts";

/** Mails that bring a conversation to its visitor. */
export function conversationSenders({ db, mailer, brand, publicUrl }: MailOffice) {
	return {
		"conversation-link": async ({ id, payload }) => {
			const asked = await findConversationMail(db, payload.mailId ?? "");
			if (!asked) throw new NothingToSend("EGONE");
			// The conversation went on by another link meanwhile.
			if (!(await findUnusedLink(db, asked.token, ""))) throw new NothingToSend("EOUTDATED");
			await mailer.send(await conversationLink({ id, brand, publicUrl, asked }));
		},
		"conversation-transcript": async ({ id, payload }) => {
			const asked = await findConversationMail(db, payload.mailId ?? "");
			if (!asked) throw new NothingToSend("EGONE");
			const lead = await findLeadOfConversation(db, asked.conversationId);
			const revocation = lead && (await revocationOf(db, lead.id));
			// Who asks for it after taking their consent back agrees anew, to this mail alone.
			if (revocation && asked.createdAt <= revocation.revokedAt) throw new NothingToSend("EREVOKED");
			// What came later may have been told elsewhere, by somebody it was not asked for.
			const transcript = (await messagesOf(db, asked.conversationId)).filter(
				({ at }) => at <= asked.createdAt,
			);
			await mailer.send(await conversationTranscript({ id, brand, publicUrl, asked, transcript }));
		},
	} satisfies Senders;
}
