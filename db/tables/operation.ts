export type OperationTables = {
	rate_limit_counts: RateLimitCountsTable;
	rate_limits: RateLimitsTable;
	schema_support: SchemaSupportTable;
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

/** One row: the oldest code that can use these tables. */
export type SchemaSupportTable = {
	id: string;
	/** The newest migration which that code knows. */
	oldest_migration: string;
};

/** One row: when a process last proved that the database takes writes. */
export type WriteChecksTable = {
	id: string;
	checked_at: string;
};
