import { type QueryExecutorProvider, sql } from "kysely";

/** Posts are stored as they were drawn: the links of their footnotes lead to where the notes' ids are. */
export async function up(db: QueryExecutorProvider): Promise<void> {
	await sql`update posts set html = replace(replace(html, '<a href="#fn-', '<a href="#nota-fn-'),
		'<a href="#fnref-', '<a href="#nota-fnref-')
		where html like '%<a href="#fn%'`.execute(db);
	// Other running processes show the change too.
	await sql`update blog_changes set changes = changes + 1 where id = 'blog'
		and exists (select 1 from posts where html like '%<a href="#nota-fn%')`.execute(db);
}
