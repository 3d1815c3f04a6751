import type { ColumnType } from "kysely";

/** The tables of db/tables.ts about search. */
export type SearchTables = { search_documents: SearchDocumentsTable };

/**
 * What is found by words, one row a document. Both engines keep a full-text index of `words` in step with the table:
 * SQLite the FTS5 table search_index by triggers, PostgreSQL the generated column `vector`.
 */
export type SearchDocumentsTable = {
	/** Kind, time and order of arrival in one number, so that newest first is the order of the index. Over 2^53: never read. */
	position: ColumnType<never, bigint, bigint>;
	/** See domain/search/document-kind.ts. */
	kind: string;
	/** Of the row it describes. */
	id: string;
	/** When it counts as made. */
	at: string;
	/** Its words, each once, without accents and capitals, with a space between. */
	words: string;
};
