import type { Sender } from "../deliveries/deliver.ts";
import type { MailKind } from "../deliveries/delivery.ts";
import type { MailOffice } from "./mail-office.ts";
import { accountSenders } from "./senders/account-senders.ts";
import { blogSenders } from "./senders/blog-senders.ts";
import { conversationSenders } from "./senders/conversation-senders.ts";
import { leadSenders } from "./senders/lead-senders.ts";
import { rightsSenders } from "./senders/rights-senders.ts";

/**
 * How each kind of delivery becomes a mail. It is written from what is stored when it leaves, so it is never stale;
 * what has nothing to say any more throws NothingToSend, so that its row says why.
 */
export function mailSenders(office: MailOffice): Record<MailKind, Sender> {
	return {
		...leadSenders(office),
		...rightsSenders(office),
		...accountSenders(office),
		...blogSenders(office),
		...conversationSenders(office),
	};
}
