import type { IndustryId } from "../industries/list.ts";
import type { AccountEmails } from "./accounts/schema.ts";
import type { BlogEmails } from "./blog/schema.ts";
import type { LeadEmails } from "./leads/schema.ts";
import type { RightsEmails } from "./rights/schema.ts";

/** The mails that open with a scene of a business. */
export type MailScene = "contact" | "audit" | "consultation" | "proposal" | "newsletter" | "post";

/** Every sentence of the mails, in one language. `{name}` parts are filled when sent. */
export type EmailText = LeadEmails &
	RightsEmails &
	AccountEmails &
	BlogEmails & {
		/** At the end of what we write to a visitor; a link takes the place of `{url}`. */
		privacy: string;
		/** What a mail's scene shows; `{business}` is the one of the reader's industry. */
		scene: { business: Record<IndustryId, string>; alt: Record<MailScene, string> };
	};
