import type { Selectable } from "kysely";
import type { PostsTable } from "../../../db/tables/blog.ts";
import type { Post, PostSummary } from "./post.ts";

export const cardColumns = [
	...([
		"id",
		"story_id",
		"language",
		"slug",
		"title",
		"excerpt",
		"category",
		"author",
		"author_key",
	] as const),
	...(["cover", "cover_alt", "read_time", "published_at"] as const),
] as const;

type CardRow = Pick<Selectable<PostsTable>, (typeof cardColumns)[number]>;

/** Builds a card from a row. */
export function cardOf(row: CardRow): PostSummary {
	return {
		id: row.id,
		storyId: row.story_id,
		language: row.language,
		slug: row.slug,
		title: row.title,
		excerpt: row.excerpt,
		category: row.category,
		author: { name: row.author, key: row.author_key },
		cover: row.cover ? { src: row.cover, alt: row.cover_alt ?? "" } : null,
		readTime: row.read_time,
		publishedAt: row.published_at,
	};
}

/** Builds a post from its row. @param tags the labels, in the order that its author chose. */
export function fromRow(row: Selectable<PostsTable>, tags: readonly string[]): Post {
	return {
		...cardOf(row),
		content: row.content,
		html: row.html,
		tags,
		author: authorOf(row),
		views: row.views,
		createdAt: row.created_at,
		updatedAt: row.updated_at,
	};
}

export function authorOf(
	row: Pick<
		Selectable<PostsTable>,
		"author" | "author_key" | "author_image" | "author_bio" | "author_linkedin"
	>,
) {
	return {
		name: row.author,
		key: row.author_key,
		image: row.author_image,
		bio: row.author_bio,
		linkedIn: row.author_linkedin,
	};
}

/** Builds the row of a post; its tags have their own rows. */
export function toRow(post: Post): Selectable<PostsTable> {
	return {
		id: post.id,
		story_id: post.storyId,
		language: post.language,
		slug: post.slug,
		title: post.title,
		excerpt: post.excerpt,
		content: post.content,
		html: post.html,
		category: post.category,
		author: post.author.name,
		author_key: post.author.key,
		author_image: post.author.image,
		author_bio: post.author.bio,
		author_linkedin: post.author.linkedIn,
		cover: post.cover?.src ?? null,
		cover_alt: post.cover?.alt ?? null,
		read_time: post.readTime,
		views: post.views,
		published_at: post.publishedAt,
		created_at: post.createdAt,
		updated_at: post.updatedAt,
	};
}
