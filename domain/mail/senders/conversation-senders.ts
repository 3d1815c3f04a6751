import { findConversationMail, findUnusedLink } from "../../conversations/conversation-mail-store.ts";
import { listMessages } from "../../conversations/message-store.ts";
import type { Senders } from "../../deliveries/deliver.ts";
import { NothingToSend } from "../../deliveries/failure.ts";
import { findLeadOfConversation } from "../../leads/lead-store.ts";
import { findRevocation } from "../../privacy/revocation-store.ts";
import type { MailContext } from "../mail-context.ts";
import { conversationLink, conversationTranscript } from "../messages/conversation.ts";

/** Sends a conversation's link or transcript to its visitor. */
export function conversationSenders({ db, mailer, brand, publicUrl }: MailContext) {
	return {
		"conversation-link": async ({ id, payload }) => {
			const mail = await findConversationMail(db, payload.mailId ?? "");
			if (!mail) throw new NothingToSend("EGONE");
			// The link was used before this mail left.
			if (!(await findUnusedLink(db, mail.token, ""))) throw new NothingToSend("EOUTDATED");
			await mailer.send(await conversationLink({ id, brand, publicUrl, asked: mail }));
		},
		"conversation-transcript": async ({ id, payload }) => {
			const mail = await findConversationMail(db, payload.mailId ?? "");
			if (!mail) throw new NothingToSend("EGONE");
			const lead = await findLeadOfConversation(db, mail.conversationId);
			const revocation = lead && (await findRevocation(db, lead.id));
			// A request made after a revocation is new consent, to this mail alone.
			if (revocation && mail.createdAt <= revocation.revokedAt) throw new NothingToSend("EREVOKED");
			// Later messages may be another person's on another device: nobody asked to mail those.
			const transcript = (await listMessages(db, mail.conversationId)).filter(
				({ at }) => at <= mail.createdAt,
			);
			await mailer.send(await conversationTranscript({ id, brand, publicUrl, asked: mail, transcript }));
		},
	} satisfies Senders;
}
