export interface SchemaSupportTables {
	/** One row: the oldest code that can use these tables. */
	schema_support: {
		id: string;
		/** The newest migration which that code knows. */
		oldest_migration: string;
	};
}
