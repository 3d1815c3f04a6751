export type VisitsTables = {
	rate_limit_counts: RateLimitCountsTable;
	rate_limits: RateLimitsTable;
	events: EventsTable;
	visits: VisitsTable;
	write_checks: WriteChecksTable;
};

export type RateLimitCountsTable = {
	limit_name: string;
	subject: string;
	opened_at: string;
	attempts: number;
};

/** Where the last release counts; goes with the next one. */
export type RateLimitsTable = {
	gate: string;
	visitor: string;
	opened_at: string;
	passages: number;
};

export type EventsTable = {
	id: string;
	name: string;
	/** JSON: the demo, flow and step, without the visitor. */
	data: string;
	created_at: string;
};

/** Views of a page by source and day, without the visitors. */
export type VisitsTable = {
	day: string;
	page: string;
	language: string;
	source: string;
	views: number;
};

/** One row: when a process last proved that the database takes writes. */
export type WriteChecksTable = {
	id: string;
	checked_at: string;
};
