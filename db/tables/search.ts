import type { ColumnType } from "kysely";

export type SearchTables = { search_documents: SearchDocumentsTable };

/**
 * Searchable documents. Both engines index `words` automatically: SQLite by triggers into the FTS5 table search_index,
 * PostgreSQL by the generated column `vector`.
 */
export type SearchDocumentsTable = {
	/**
	 * Combines kind, time and arrival, so that the index order is newest first. It exceeds 2^53, so it is never read.
	 */
	position: ColumnType<never, bigint, bigint>;
	/** See domain/search/document-kind.ts. */
	kind: string;
	/** The id of the row it describes. */
	id: string;
	at: string;
	/** Its words, each once, without accents and in lower case, separated by spaces. */
	words: string;
};
