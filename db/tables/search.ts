import type { ColumnType } from "kysely";
import type { DocumentKind } from "../../shared/search.ts";

export type SearchTables = { search_documents: SearchDocumentsTable };

/** Both engines index `words`: SQLite by triggers into FTS5, PostgreSQL by the generated column `vector`. */
export type SearchDocumentsTable = {
	/** Orders the index newest first. It exceeds 2^53, so it is never read. */
	position: ColumnType<never, bigint, bigint>;
	kind: DocumentKind;
	id: string;
	at: string;
	/** Its words, each once, without accents and in lower case, separated by spaces. */
	words: string;
};
