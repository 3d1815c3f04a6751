import type { Generated } from "kysely";

/** The tables of db/tables.ts about blog. */
export type BlogTables = {
	posts: PostsTable;
	post_tags: PostTagsTable;
	post_moves: PostMovesTable;
	blog_changes: BlogChangesTable;
	post_versions: PostVersionsTable;
	pictures: PicturesTable;
};

/** What readers see of a post, or its last draft as long as it was never public. */
export type PostsTable = {
	id: string;
	/** The same in both languages of one post. */
	story_id: string;
	language: string;
	slug: string;
	title: string;
	excerpt: string;
	/** Markdown as it was written, and the safe HTML made of it. */
	content: string;
	html: string;
	category: string;
	author: string;
	/** The author's part of an address. */
	author_key: string;
	author_image: string | null;
	author_bio: string | null;
	author_linkedin: string | null;
	/** Address of an uploaded picture; null: one is drawn. */
	cover: string | null;
	cover_alt: string | null;
	/** Minutes. */
	read_time: number;
	views: Generated<number>;
	/** From when it is public; null: it is not. */
	published_at: string | null;
	created_at: string;
	updated_at: string;
};

export type PostTagsTable = {
	post_id: string;
	position: number;
	language: string;
	/** The label as it is looked up. */
	key: string;
	label: string;
	/** The post's, so that a tag's page reads one range of an index. */
	published_at: string | null;
};

/** Addresses a post had before. */
export type PostMovesTable = { language: string; slug: string; post_id: string };

/** One row: counts the changes readers can see, so that each process knows when to forget its pages. */
export type BlogChangesTable = { id: string; changes: number };

/** Each state in which a writer left a post; the one with the highest number is being worked on. */
export type PostVersionsTable = {
	id: string;
	post_id: string;
	number: number;
	at: string;
	/** The account's name, as it was then. */
	author: string;
	/** JSON of a PostText. */
	text: string;
	/** 1 when readers saw it. */
	published: Generated<number>;
	/** 1 when it was kept by itself, and nobody saved it by hand. */
	auto: Generated<number>;
};

/** Pictures of posts, encoded anew when they came. */
export type PicturesTable = {
	id: string;
	created_at: string;
	width: number;
	height: number;
	webp: Uint8Array;
};
