import type { Language } from "../../../shared/language.ts";
import { dayOf } from "./post-date.ts";

export type Author = {
	name: string;
	key: string;
	image: string | null;
	bio: string | null;
	linkedIn: string | null;
};

export type Cover = { src: string; alt: string };

export type PostSummary = {
	id: string;
	/** What both languages of a post share. */
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

export type PostText = {
	title: string;
	slug: string;
	excerpt: string;
	content: string;
	category: string;
	tags: readonly string[];
	date: string | null;
	author: Omit<Author, "key">;
	cover: Cover | null;
};

type Dated = Pick<Post, "createdAt" | "updatedAt">;

/** Tells whether the original in the other language changed after this translation. */
export function isStale(post: Dated, twin: Dated): boolean {
	return twin.createdAt <= post.createdAt && twin.updatedAt > post.updatedAt;
}

/** Whether readers can see the post: it is published, and its time has come. */
export function isLive({ publishedAt }: Pick<Post, "publishedAt">, now: Date): boolean {
	return publishedAt !== null && publishedAt <= now.toISOString();
}

/** Returns the editable text of a post. */
export function postText(post: Post): PostText {
	const { title, slug, excerpt, content, category, tags, author, cover, publishedAt } = post;
	const { key, ...writer } = author;
	const date = publishedAt && dayOf(publishedAt);
	return { title, slug, excerpt, content, category, tags, date, author: writer, cover };
}
