import { type Kysely, SqliteAdapter, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	await createPosts(db);
	await createPostTagsAndWords(db);
	await createPostMovesAndChanges(db);
}

async function createPosts(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("posts")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("story_id", "text", (column) => column.notNull())
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("slug", "text", (column) => column.notNull())
		.addColumn("title", "text", (column) => column.notNull())
		.addColumn("excerpt", "text", (column) => column.notNull())
		.addColumn("content", "text", (column) => column.notNull())
		.addColumn("html", "text", (column) => column.notNull())
		.addColumn("category", "text", (column) => column.notNull())
		.addColumn("author", "text", (column) => column.notNull())
		.addColumn("author_key", "text", (column) => column.notNull())
		.addColumn("author_image", "text")
		.addColumn("author_bio", "text")
		.addColumn("author_linkedin", "text")
		.addColumn("cover", "text")
		.addColumn("cover_alt", "text")
		.addColumn("read_time", "integer", (column) => column.notNull())
		.addColumn("views", "integer", (column) => column.notNull().defaultTo(0))
		.addColumn("published_at", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("updated_at", "text", (column) => column.notNull())
		.addUniqueConstraint("posts_slug_once", ["language", "slug"])
		.addUniqueConstraint("posts_story_once", ["story_id", "language"])
		.execute();
	const lists = {
		posts_by_date: ["language", "published_at", "id"],
		posts_by_category: ["language", "category", "published_at", "id"],
		posts_by_author: ["language", "author_key", "published_at", "id"],
		posts_by_views: ["language", "views", "published_at", "id"],
		posts_by_update: ["updated_at", "id"],
	};
	for (const [name, columns] of Object.entries(lists))
		await db.schema.createIndex(name).on("posts").columns(columns).execute();
}

async function createPostTagsAndWords(db: Kysely<unknown>): Promise<void> {
	// Byte order, so that a prefix is one range of the index.
	const word = db.getExecutor().adapter instanceof SqliteAdapter ? sql`text` : sql`text collate "C"`;
	await db.schema
		.createTable("post_tags")
		.addColumn("post_id", "text", (column) => column.notNull().references("posts.id").onDelete("cascade"))
		.addColumn("position", "integer", (column) => column.notNull())
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("key", "text", (column) => column.notNull())
		.addColumn("label", "text", (column) => column.notNull())
		.addColumn("published_at", "text")
		.addPrimaryKeyConstraint("post_tags_once", ["post_id", "key"])
		.execute();
	await db.schema
		.createIndex("posts_by_tag")
		.on("post_tags")
		.columns(["language", "key", "published_at", "post_id"])
		.execute();
	await db.schema
		.createTable("post_words")
		.addColumn("post_id", "text", (column) => column.notNull().references("posts.id").onDelete("cascade"))
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("word", word, (column) => column.notNull())
		.addColumn("published_at", "text")
		.addPrimaryKeyConstraint("post_words_once", ["post_id", "word"])
		.execute();
	await db.schema
		.createIndex("posts_by_word")
		.on("post_words")
		.columns(["language", "word", "published_at", "post_id"])
		.execute();
}

async function createPostMovesAndChanges(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("post_moves")
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("slug", "text", (column) => column.notNull())
		.addColumn("post_id", "text", (column) => column.notNull().references("posts.id").onDelete("cascade"))
		.addPrimaryKeyConstraint("post_moves_once", ["language", "slug"])
		.execute();
	await db.schema
		.createTable("blog_changes")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("changes", "integer", (column) => column.notNull())
		.execute();
	await sql`insert into blog_changes (id, changes) values ('blog', 0)`.execute(db);
}
