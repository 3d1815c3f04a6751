import type { Language } from "../../content/language.ts";

/** The author of a post, as the box below it shows them. */
export type Author = {
	name: string;
	/** The last part of the address of their page. */
	key: string;
	image: string | null;
	bio: string | null;
	linkedIn: string | null;
};

export type Cover = { src: string; alt: string };

export type PostSummary = {
	id: string;
	/** Shared by both languages of a post. */
	storyId: string;
	language: Language;
	slug: string;
	title: string;
	excerpt: string;
	category: string;
	author: Pick<Author, "name" | "key">;
	/** Null: the site draws one. */
	cover: Cover | null;
	/** Minutes. */
	readTime: number;
	/** When it becomes public (ISO 8601, UTC); null for a draft. */
	publishedAt: string | null;
};

export type Post = Omit<PostSummary, "author"> & {
	/** Markdown as written, and the sanitised HTML made from it. */
	content: string;
	html: string;
	tags: readonly string[];
	author: Author;
	views: number;
	createdAt: string;
	updatedAt: string;
};

/** The editable text of a post; its other fields are derived. */
export type PostText = {
	title: string;
	slug: string;
	excerpt: string;
	content: string;
	category: string;
	tags: readonly string[];
	/** The date of the post, like "2026-12-07"; null: the day of its publication. */
	date: string | null;
	author: Omit<Author, "key">;
	cover: Cover | null;
};

type Dated = Pick<Post, "createdAt" | "updatedAt">;

/** Tells whether the original in the other language changed after this translation. */
export function isStale(post: Dated, twin: Dated): boolean {
	return twin.createdAt <= post.createdAt && twin.updatedAt > post.updatedAt;
}

export function isLive({ publishedAt }: Pick<Post, "publishedAt">, now: Date): boolean {
	return publishedAt !== null && publishedAt <= now.toISOString();
}
