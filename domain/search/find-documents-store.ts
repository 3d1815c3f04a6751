import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import { type Db, engineOf } from "../../db/connect.ts";
import type { Cursor } from "../../db/keyset.ts";
import type { DocumentKind } from "../../shared/search.ts";
import { firstPosition, positionsOf, positionsPerMillisecond } from "./document-kind.ts";
import { typedWords } from "./search-words.ts";

export type Search = {
	kind: DocumentKind;
	text: string;
	limit: number;
	offset?: number;
	after?: Cursor;
	/** ISO 8601, UTC: leaves out later documents. */
	until?: string;
	only?: (id: Expression<string>) => Expression<SqlBool>;
};

/** PostgreSQL first searches this many of the newest documents, where common words usually have enough matches. */
const newestTried = 1_000;

/**
 * Finds the documents that contain, for each typed word, a word that starts with it; newest first. Ignores accents and
 * case. A query without letters and digits finds none.
 */
export async function findDocuments(db: Db, search: Search): Promise<Cursor[]> {
	const words = typedWords(search.text);
	if (words.length === 0) return [];
	return engineOf(db) === "sqlite" ? findOnSqlite(db, search, words) : findOnPostgres(db, search, words);
}

/** Prefix length in letters of SQLite's index; a longer prefix would make it read every document first. */
const prefixLength = 8;

/** Searches SQLite, whose index returns rows by position, so that it reads only the rows of the page. */
async function findOnSqlite(db: Db, search: Search, words: readonly string[]): Promise<Cursor[]> {
	const match = words.map((word) => `"${prefixOf(word)}"*`).join(" ");
	const longWords = words.filter((word) => prefixOf(word) !== word);
	const fullMatches = longWords.map((word) => sql` and instr(' ' || found.words, ${` ${word}`}) > 0`);
	const { rows } = await sql<Cursor>`
		select found.id, found.at
		from search_index cross join search_documents as found on found.position = search_index.rowid
		where search_index match ${match}${sql.join(fullMatches, sql``)}
			and ${inRange(search, sql.ref("search_index.rowid"))} and ${meetsCondition(search)}
		order by search_index.rowid desc ${page(search)}
	`.execute(db);
	return rows;
}

function prefixOf(word: string): string {
	return [...word].slice(0, prefixLength).join("");
}

async function findOnPostgres(db: Db, search: Search, words: readonly string[]): Promise<Cursor[]> {
	const match = words.map((word) => `'${word}':*`).join(" & ");
	const range = inRange(search, sql.ref("position"));
	const newest = await sql<Cursor>`
		select found.id, found.at
		from (select * from search_documents where ${range} order by position desc limit ${newestTried}) as found
		where found.vector @@ ${match}::tsquery and ${meetsCondition(search)}
		order by found.position desc, found.id desc ${page(search)}
	`.execute(db);
	if (newest.rows.length === search.limit) return newest.rows;
	// Without materialized, the planner may scan all documents from the newest on.
	const all = await sql<Cursor>`
		with found as materialized (
			select id, at, position from search_documents where vector @@ ${match}::tsquery and ${range}
		)
		select found.id, found.at from found where ${meetsCondition(search)}
		order by found.position desc, found.id desc ${page(search)}
	`.execute(db);
	return all.rows;
}

function inRange({ kind, after, until }: Search, position: RawBuilder<unknown>): RawBuilder<SqlBool> {
	const { first, end } = positionsOf(kind);
	const before = until === undefined ? end : firstPosition(kind, until) + positionsPerMillisecond;
	const range = sql<SqlBool>`${position} >= ${first} and ${position} < ${before}`;
	if (!after) return range;
	// When the cursor's document was deleted, the rest of its millisecond is skipped.
	const reached = sql`select position from search_documents
		where kind = ${kind} and id = ${after.id} and at = ${after.at}`;
	return sql<SqlBool>`${range} and ${position} < coalesce((${reached}), ${firstPosition(kind, after.at)})`;
}

function meetsCondition({ only }: Search): Expression<SqlBool> {
	return only ? only(sql.ref<string>("found.id")) : sql<SqlBool>`1 = 1`;
}

function page({ limit, offset = 0 }: Search): RawBuilder<unknown> {
	return sql`limit ${limit} offset ${offset}`;
}
