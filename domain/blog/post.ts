import type { Language } from "../../content/language.ts";

/** Who wrote a post, as it stands in the box below it. */
export type Author = {
	name: string;
	/** Its part of an address. */
	key: string;
	image: string | null;
	bio: string | null;
	linkedIn: string | null;
};

/** An uploaded picture and what it shows. */
export type Cover = { src: string; alt: string };

/** What a card shows of a post. */
export type PostCard = {
	id: string;
	/** The same in both languages of one post. */
	storyId: string;
	language: Language;
	slug: string;
	title: string;
	excerpt: string;
	category: string;
	author: Pick<Author, "name" | "key">;
	/** Null: one is drawn. */
	cover: Cover | null;
	/** Minutes. */
	readTime: number;
	/** ISO 8601, UTC: from when it is public. Null: it is not. */
	publishedAt: string | null;
};

export type Post = Omit<PostCard, "author"> & {
	/** Markdown as it was written, and the safe HTML made of it. */
	content: string;
	html: string;
	tags: readonly string[];
	author: Author;
	views: number;
	createdAt: string;
	updatedAt: string;
};

/** What a writer gives; everything else of a post follows from it. */
export type PostText = {
	title: string;
	slug: string;
	excerpt: string;
	content: string;
	category: string;
	tags: readonly string[];
	/** The day it is dated, like "2026-12-07"; null: the one on which it is published. */
	date: string | null;
	author: Omit<Author, "key">;
	cover: Cover | null;
};

type Dated = Pick<Post, "createdAt" | "updatedAt">;

/** Whether a post has yet to say what its original in the other language changed since. */
export function isStale(post: Dated, twin: Dated): boolean {
	return twin.createdAt <= post.createdAt && twin.updatedAt > post.updatedAt;
}

/** Whether readers see a post at that moment. */
export function isLive({ publishedAt }: Pick<Post, "publishedAt">, now: Date): boolean {
	return publishedAt !== null && publishedAt <= now.toISOString();
}
