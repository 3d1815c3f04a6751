import type { Generated } from "kysely";

/** The tables of db/tables.ts about deliveries. */
export type DeliveriesTables = {
	deliveries: DeliveriesTable;
	delivery_breakers: DeliveryBreakersTable;
	crm_records: CrmRecordsTable;
};

export type DeliveriesTable = {
	id: string;
	/** What makes it this delivery and no other: a second row with the same key is never made. */
	dedupe_key: string;
	kind: string;
	/** The queue it waits in. */
	destination: string;
	/** The lead of whose messages to one destination the earlier leaves first; null when it waits for no other. */
	ordering_key: string | null;
	position: Generated<number>;
	/** JSON: ids and a mark of the address, so that what is sent is always the newest. */
	payload: string;
	state: string;
	attempts: number;
	created_at: string;
	/** When it may be sent; while it is being sent, when its lease ends. */
	due_at: string;
	/** The lease of the process that is sending it. */
	holder: string | null;
	sent_at: string | null;
	last_error: string | null;
};

/** See breaker.ts. A destination that never failed has no row. */
export type DeliveryBreakersTable = {
	destination: string;
	failures: number;
	last_failed: string | null;
	open_until: string | null;
	opened_at: string | null;
	trials: number;
};

/** What a CRM confirmed: its own record of one of our leads. */
export type CrmRecordsTable = {
	lead_id: string;
	crm: string;
	record_id: string;
	confirmed_at: string;
	/** JSON: the fields of the record as we last told them; null where that was not kept. */
	told: string | null;
};
