import type { Post, PostText } from "./post.ts";
import { dayOf } from "./post-date.ts";

/** Returns the editable text of a post. */
export function postText(post: Post): PostText {
	const { title, slug, excerpt, content, category, tags, author, cover, publishedAt } = post;
	const { key, ...writer } = author;
	const date = publishedAt && dayOf(publishedAt);
	return { title, slug, excerpt, content, category, tags, date, author: writer, cover };
}
