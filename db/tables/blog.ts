import type { Generated } from "kysely";
import type { CommentState, SubscriberState } from "../../shared/blog.ts";
import type { Language } from "../../shared/language.ts";

export type BlogTables = {
	posts: PostsTable;
	post_tags: PostTagsTable;
	post_moves: PostMovesTable;
	blog_changes: BlogChangesTable;
	post_versions: PostVersionsTable;
	pictures: PicturesTable;
};

/** The public state of a post, or its last draft while it was never public. */
export type PostsTable = {
	id: string;
	story_id: string;
	language: Language;
	slug: string;
	title: string;
	excerpt: string;
	content: string;
	html: string;
	category: string;
	author: string;
	author_key: string;
	author_image: string | null;
	author_bio: string | null;
	author_linkedin: string | null;
	cover: string | null;
	cover_alt: string | null;
	/** Minutes. */
	read_time: number;
	views: Generated<number>;
	published_at: string | null;
	created_at: string;
	updated_at: string;
};

export type PostTagsTable = {
	post_id: string;
	position: number;
	language: Language;
	key: string;
	label: string;
	/** A copy of the post's, so that a tag's page reads one index range. */
	published_at: string | null;
};

export type PostMovesTable = { language: Language; slug: string; post_id: string };

/** One row: counts the changes that readers can see, so that each process knows when to drop its cached pages. */
export type BlogChangesTable = { id: string; changes: number };

export type PostVersionsTable = {
	id: string;
	post_id: string;
	number: number;
	at: string;
	author: string;
	/** JSON of a PostText. */
	text: string;
	published: Generated<number>;
	auto: Generated<number>;
};

export type PicturesTable = {
	id: string;
	created_at: string;
	width: number;
	height: number;
	webp: Uint8Array;
};

export type ReadersTables = {
	comments: CommentsTable;
	subscribers: SubscribersTable;
};

export type CommentsTable = {
	id: string;
	reference: string;
	form_key: string;
	post_id: string;
	/** The comment it answers; an answer has no answers. */
	parent_id: string | null;
	language: Language;
	created_at: string;
	name: string;
	email: string;
	text: string;
	state: CommentState;
	consent_version: string;
	consent_revoked_at: string | null;
};

export type SubscribersTable = {
	id: string;
	email: string;
	/** The mailbox of the address, equal for all spellings. */
	mailbox: string;
	language: Language;
	state: SubscriberState;
	token: string;
	created_at: string;
	asked_at: string;
	confirmed_at: string | null;
	cancelled_at: string | null;
	consent_version: string;
};
