import type { Selectable } from "kysely";
import type { AccountsTables } from "./tables/accounts.ts";
import type { BlogTables, ReadersTables } from "./tables/blog.ts";
import type { ConversationsTables } from "./tables/conversations.ts";
import type { DeliveriesTables } from "./tables/deliveries.ts";
import type { LeadsTables, ProposalsTables } from "./tables/leads.ts";
import type { OperationTables } from "./tables/operation.ts";
import type { PortalTables } from "./tables/portal.ts";
import type { PrivacyTables } from "./tables/privacy.ts";
import type { SearchTables } from "./tables/search.ts";
import type { VisitsTables } from "./tables/visits.ts";

/**
 * Every table by name. Column types are equal on both engines: random text ids, ISO 8601 UTC texts for times, 0 or 1
 * for booleans, and JSON as text. See docs/decisions/0004.
 */
export interface Database
	extends LeadsTables,
		ConversationsTables,
		PrivacyTables,
		ProposalsTables,
		DeliveriesTables,
		VisitsTables,
		PortalTables,
		AccountsTables,
		BlogTables,
		OperationTables,
		SearchTables,
		ReadersTables {}

export type Row<Table extends keyof Database> = Selectable<Database[Table]>;
