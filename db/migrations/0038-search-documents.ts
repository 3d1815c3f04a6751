import { type Kysely, SqliteAdapter, sql } from "kysely";

/** One search index for leads, conversations and posts, in place of lead_words and post_words. */
export async function up(db: Kysely<unknown>): Promise<void> {
	if (db.getExecutor().adapter instanceof SqliteAdapter) await onSqlite(db);
	else await onPostgres(db);
	for (const table of ["lead_words", "post_words"]) await db.schema.dropTable(table).execute();
}

async function onSqlite(db: Kysely<unknown>): Promise<void> {
	await sql`create table search_documents (
		position integer primary key, kind text not null, id text not null, at text not null, words text not null,
		constraint search_documents_once unique (kind, id)
	)`.execute(db);
	await fillFrom(db, new Map());
	// The words are already split: ASCII letters and digits form words, and so does everything else.
	await sql`create virtual table search_index using fts5(
		words, content = 'search_documents', content_rowid = 'position', tokenize = 'ascii',
		detail = 'none', columnsize = 0, prefix = '1 2 3 4 5 6 7 8'
	)`.execute(db);
	// Removes erased words from the index at once, not at the next merge.
	await sql`insert into search_index (search_index, rank) values ('secure-delete', 1)`.execute(db);
	await sql`insert into search_index (search_index) values ('rebuild')`.execute(db);
	const add = sql`insert into search_index (rowid, words) values (new.position, new.words)`;
	const take = sql`insert into search_index (search_index, rowid, words) values ('delete', old.position, old.words)`;
	await sql`create trigger search_documents_added after insert on search_documents begin ${add}; end`.execute(
		db,
	);
	await sql`create trigger search_documents_removed after delete on search_documents begin ${take}; end`.execute(
		db,
	);
	await sql`create trigger search_documents_changed after update on search_documents begin ${take}; ${add}; end`.execute(
		db,
	);
}

async function onPostgres(db: Kysely<unknown>): Promise<void> {
	const began = new Date(Date.now() - 60_000).toISOString();
	await sql`create table search_documents (
		position bigint not null, kind text not null, id text not null, at text not null, words text not null,
		vector tsvector generated always as (array_to_tsvector(string_to_array(words, ' '))) stored,
		primary key (kind, id)
	)`.execute(db);
	const taken: Taken = new Map();
	await fillFrom(db, taken);
	await sql`create index search_documents_newest on search_documents (position)`.execute(db);
	await sql`create index search_documents_words on search_documents using gin (vector) with (fastupdate = off)`.execute(
		db,
	);
	// Other processes wait only while the few rows that they changed meanwhile are indexed again.
	await sql`lock table conversations, messages, leads, lead_words, posts, post_words in share row exclusive mode`.execute(
		db,
	);
	await sql`delete from search_documents where not exists (
		select 1 from (
			select id from leads where updated_at < ${began}
			union all select id from conversations where updated_at < ${began}
			union all select id from posts where updated_at < ${began}
		) as unchanged where unchanged.id = search_documents.id
	)`.execute(db);
	await fillFrom(db, taken);
}

type Found = { kind: string; id: string; at: string; text: string | null };
type Taken = Map<bigint, bigint>;

const sources = [
	sql<Found>`select 'lead' as kind, id, created_at as at,
		(select string_agg(word, ' ') from lead_words where lead_id = leads.id) as text from leads`,
	sql<Found>`select 'conversation' as kind, id, updated_at as at, coalesce(reference, '') || ' ' || coalesce(
		(select string_agg(content, ' ') from messages where conversation_id = conversations.id and role = 'user'), ''
		) as text from conversations`,
	sql<Found>`select 'post' as kind, id, updated_at as at, title || ' ' || excerpt || ' ' || author_key as text
		from posts`,
	sql<Found>`select 'public-post-' || language as kind, id, published_at as at, title || ' ' || excerpt as text
		from posts where published_at is not null`,
];

async function fillFrom(db: Kysely<unknown>, taken: Taken): Promise<void> {
	for (const source of sources)
		for (let behind = ""; ; ) {
			const { rows } = await sql<Found>`select found.* from (${source}) as found
				where found.id > ${behind} and not exists (
					select 1 from search_documents as known where known.kind = found.kind and known.id = found.id
				) order by found.id limit 500`.execute(db);
			const last = rows.at(-1);
			if (!last) break;
			behind = last.id;
			const values = rows.map(
				({ kind, id, at, text }) =>
					sql`(${positionOf(kind, at, taken)}, ${kind}, ${id}, ${at}, ${wordsOf(text)})`,
			);
			await sql`insert into search_documents (position, kind, id, at, words) values ${sql.join(values)}`.execute(
				db,
			);
		}
}

const kinds = ["", "lead", "conversation", "post", "public-post-es", "public-post-en"];

/** Kind in the highest bits, then 42 bits of milliseconds, then 16 bits for the order within one. */
function positionOf(kind: string, at: string, taken: Taken): bigint {
	const milliseconds = BigInt(Math.max(0, Date.parse(at) || 0));
	const first = ((BigInt(kinds.indexOf(kind)) << 42n) | milliseconds) << 16n;
	const before = taken.get(first) ?? 0n;
	taken.set(first, before + 1n);
	return first + before;
}

function wordsOf(text: string | null): string {
	const folded = (text ?? "").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
	const words = folded.split(/[^\p{L}\d]+/u).filter(Boolean);
	return [...new Set(words.map((word) => [...word].slice(0, 60).join("")))].join(" ");
}
