import { postPicture } from "../../../content/addresses.ts";
import { makePost } from "../../../domain/blog/posts/make-post.ts";
import type { Post, PostText } from "../../../domain/blog/posts/post.ts";
import { articleData } from "../../blog/article/article-data.server.ts";

/**
 * Returns a text as JSON with the fields that the specification names: its id is the moment it was made, a drawn cover
 * its picture for shared links. Null when it cannot be rendered.
 */
export function postJson(text: PostText, place: Post): string | null {
	const made = makePost(text, place);
	if (made.kind !== "made") return null;
	const { post } = made;
	const { slug, author, cover } = post;
	const fields = {
		id: Date.parse(post.createdAt),
		title: post.title,
		slug,
		excerpt: post.excerpt,
		content: post.html,
		category: post.category,
		tags: post.tags,
		date: articleData(post).date,
		author: author.name,
		authorImage: author.image,
		authorBio: author.bio,
		authorLinkedIn: author.linkedIn,
		coverImage: cover?.src ?? postPicture(post.language, slug),
		readTime: post.readTime,
		views: post.views,
	};
	return JSON.stringify(fields, null, 2);
}
