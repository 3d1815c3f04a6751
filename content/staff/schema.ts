import type { AccountsText } from "./accounts/schema.ts";
import type { ClientsText } from "./clients/schema.ts";
import type { DeliveriesText } from "./deliveries/schema.ts";
import type { DoneText } from "./done/schema.ts";
import type { FrameText } from "./frame/schema.ts";
import type { InboxText } from "./inbox/schema.ts";
import type { LeadsText } from "./leads/schema.ts";
import type { PrivacyText } from "./privacy/schema.ts";
import type { RecordsText } from "./records/schema.ts";

/** Every sentence of the staff’s screens, in one language. */
export type StaffText = FrameText &
	InboxText &
	LeadsText &
	ClientsText &
	DeliveriesText &
	PrivacyText &
	AccountsText &
	DoneText &
	RecordsText;
