import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { engineOf } from "../../db/engine.ts";
import type { Seen } from "../../db/keyset.ts";
import { type DocumentKind, firstPosition, positionsOf, positionsPerMillisecond } from "./document-kind.ts";
import { typedWords } from "./search-words.ts";

export type Search = {
	kind: DocumentKind;
	/** As it was typed. */
	text: string;
	limit: number;
	offset?: number;
	/** Continue behind this document. */
	after?: Seen;
	/** ISO 8601, UTC: none that is dated later. */
	until?: string;
	/** Only documents whose row meets a condition. @param id the column of the row's id. */
	only?: (id: Expression<string>) => Expression<SqlBool>;
};

/** PostgreSQL tries so many of the newest before it collects all that match: common words are found among them. */
const newestTried = 1_000;

/**
 * Documents that have, for each typed word, a word that begins with it, whatever its accents and capitals; newest first.
 * A search without letters and digits finds none.
 */
export async function findDocuments(db: Db, search: Search): Promise<Seen[]> {
	const words = typedWords(search.text);
	if (words.length === 0) return [];
	return engineOf(db) === "sqlite" ? findOnSqlite(db, search, words) : findOnPostgres(db, search, words);
}

/** SQLite's index has the beginnings of words up to so many letters; of a longer one it would read every document first. */
const longestBeginning = 8;

/** The index gives its rows in the order of their position: only those of the page are read. */
async function findOnSqlite(db: Db, search: Search, words: readonly string[]): Promise<Seen[]> {
	const wanted = words.map((word) => `"${beginningOf(word)}"*`).join(" ");
	const longer = words.filter((word) => beginningOf(word) !== word);
	const whole = longer.map((word) => sql` and instr(' ' || found.words, ${` ${word}`}) > 0`);
	const { rows } = await sql<Seen>`
		select found.id, found.at
		from search_index cross join search_documents as found on found.position = search_index.rowid
		where search_index match ${wanted}${sql.join(whole, sql``)}
			and ${within(search, sql.ref("search_index.rowid"))} and ${narrowed(search)}
		order by search_index.rowid desc ${page(search)}
	`.execute(db);
	return rows;
}

function beginningOf(word: string): string {
	return [...word].slice(0, longestBeginning).join("");
}

async function findOnPostgres(db: Db, search: Search, words: readonly string[]): Promise<Seen[]> {
	const wanted = words.map((word) => `'${word}':*`).join(" & ");
	const range = within(search, sql.ref("position"));
	const newest = await sql<Seen>`
		select found.id, found.at
		from (select * from search_documents where ${range} order by position desc limit ${newestTried}) as found
		where found.vector @@ ${wanted}::tsquery and ${narrowed(search)}
		order by found.position desc, found.id desc ${page(search)}
	`.execute(db);
	if (newest.rows.length === search.limit) return newest.rows;
	// Materialized, or the planner may walk through all documents from the newest on.
	const all = await sql<Seen>`
		with found as materialized (
			select id, at, position from search_documents where vector @@ ${wanted}::tsquery and ${range}
		)
		select found.id, found.at from found where ${narrowed(search)}
		order by found.position desc, found.id desc ${page(search)}
	`.execute(db);
	return all.rows;
}

function within({ kind, after, until }: Search, position: RawBuilder<unknown>): RawBuilder<SqlBool> {
	const { first, end } = positionsOf(kind);
	const before = until === undefined ? end : firstPosition(kind, until) + positionsPerMillisecond;
	const range = sql<SqlBool>`${position} >= ${first} and ${position} < ${before}`;
	if (!after) return range;
	// A document that went meanwhile takes those of its millisecond along.
	const reached = sql`select position from search_documents
		where kind = ${kind} and id = ${after.id} and at = ${after.at}`;
	return sql<SqlBool>`${range} and ${position} < coalesce((${reached}), ${firstPosition(kind, after.at)})`;
}

function narrowed({ only }: Search): Expression<SqlBool> {
	return only ? only(sql.ref<string>("found.id")) : sql<SqlBool>`1 = 1`;
}

function page({ limit, offset = 0 }: Search): RawBuilder<unknown> {
	return sql`limit ${limit} offset ${offset}`;
}
