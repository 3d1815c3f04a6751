import { type QueryExecutorProvider, sql } from "kysely";

/** The first letters of a post's words are found as words are: a search as one types reads one place of the index. */
export async function up(db: QueryExecutorProvider): Promise<void> {
	for (const letters of [1, 2, 3, 4])
		await sql`insert into post_words (post_id, language, word, published_at)
			select distinct post_id, language, '*' || substr(word, 1, ${sql.lit(letters)}), published_at from post_words
			where length(word) >= ${sql.lit(letters)} and word not like '*%'`.execute(db);
}
