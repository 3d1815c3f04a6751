import { sql } from "kysely";
import { isAmong } from "../../db/among.ts";
import type { Tx } from "../../db/connect.ts";
import type { DocumentKind } from "../../shared/search.ts";
import { firstPosition, positionsPerMillisecond } from "./document-kind.ts";
import { documentWords } from "./search-words.ts";

export type SearchDocument = {
	kind: DocumentKind;
	id: string;
	/** ISO 8601, UTC: newer documents come first. */
	at: string;
	text: string;
};

/** Stores or replaces the search document of a row, in the transaction that stores the row. */
export async function putDocument(tx: Tx, { kind, id, at, text }: SearchDocument): Promise<void> {
	const words = documentWords(text).join(" ");
	const isSameTime = sql`search_documents.at = excluded.at`;
	await tx
		.insertInto("search_documents")
		.values({ kind, id, at, words, position: nextPosition(kind, at) })
		.onConflict((conflict) =>
			conflict
				.columns(["kind", "id"])
				.doUpdateSet({
					position: sql`case when ${isSameTime} then search_documents.position else excluded.position end`,
					at,
					words,
				})
				.where(sql<boolean>`not (${isSameTime} and search_documents.words = excluded.words)`),
		)
		.execute();
}

/** Deletes the search documents of rows, in the transaction that deletes the rows. */
export async function removeDocuments(tx: Tx, kind: DocumentKind, ids: readonly string[]): Promise<void> {
	await tx.deleteFrom("search_documents").where("kind", "=", kind).where(isAmong("id", ids)).execute();
}

/** Returns the words of these documents, each once. */
export async function wordsOfDocuments(
	tx: Tx,
	kind: DocumentKind,
	ids: readonly string[],
): Promise<string[]> {
	const rows = await tx
		.selectFrom("search_documents")
		.select("words")
		.where("kind", "=", kind)
		.where(isAmong("id", ids))
		.execute();
	return [...new Set(rows.flatMap(({ words }) => words.split(" ").filter(Boolean)))];
}

function nextPosition(kind: DocumentKind, at: string) {
	const first = firstPosition(kind, at);
	return sql<bigint>`(select coalesce(max(position) + 1, ${first}) from search_documents
		where position >= ${first} and position < ${first + positionsPerMillisecond})`;
}
