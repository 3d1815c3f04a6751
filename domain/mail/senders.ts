import type { MailKind } from "../../shared/delivery.ts";
import type { Sender } from "../deliveries/deliver.ts";
import type { MailContext } from "./mail-context.ts";
import { accountSenders } from "./senders/account-senders.ts";
import { blogSenders } from "./senders/blog-senders.ts";
import { conversationSenders } from "./senders/conversation-senders.ts";
import { leadSenders } from "./senders/lead-senders.ts";
import { rightsSenders } from "./senders/rights-senders.ts";

/**
 * Maps each kind of delivery to the function that sends its mail. A mail is composed from the stored data when it leaves,
 * so it is current. Without anything left to say it throws NothingToSend, and the delivery's row keeps the reason.
 */
export function mailSenders(context: MailContext): Record<MailKind, Sender> {
	return {
		...leadSenders(context),
		...rightsSenders(context),
		...accountSenders(context),
		...blogSenders(context),
		...conversationSenders(context),
	};
}
