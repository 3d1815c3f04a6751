import type { Generated } from "kysely";
import type { DeliveryState } from "../../shared/delivery.ts";

export type DeliveriesTables = {
	deliveries: DeliveriesTable;
	delivery_breakers: DeliveryBreakersTable;
	crm_records: CrmRecordsTable;
};

export type DeliveriesTable = {
	id: string;
	/** Unique: a second row with the same key is never stored. */
	dedupe_key: string;
	kind: string;
	destination: string;
	/** A lead's id: its deliveries of one kind leave in order. Null: waits for no other. */
	ordering_key: string | null;
	position: Generated<number>;
	/** JSON: ids, a mark of the address and, once a mail was sent, what took it; the content is read when it is sent. */
	payload: string;
	state: DeliveryState;
	attempts: number;
	created_at: string;
	/** When it may be sent; during sending, when the lease ends. */
	due_at: string;
	holder: string | null;
	sent_at: string | null;
	last_error: string | null;
};

export type DeliveryBreakersTable = {
	destination: string;
	failures: number;
	last_failed: string | null;
	open_until: string | null;
	opened_at: string | null;
	trials: number;
};

export type CrmRecordsTable = {
	lead_id: string;
	crm: string;
	record_id: string;
	confirmed_at: string;
	/** JSON: the fields last sent to the CRM; null when they were not stored. */
	told: string | null;
};
