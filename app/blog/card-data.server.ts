import { pathTo } from "../../content/addresses.ts";
import { shortDate, timeZone } from "../../content/locale.ts";
import { categoryName } from "../../domain/blog/posts/names.ts";
import type { PostSummary } from "../../domain/blog/posts/post.ts";

export function cardData(post: PostSummary) {
	const { id, storyId, language, title, excerpt, category, author, cover, readTime, publishedAt, slug } =
		post;
	return {
		id,
		storyId,
		title,
		excerpt,
		category,
		cover,
		readTime,
		path: pathTo("post", language, { slug }),
		author: author.name,
		categoryName: categoryName(category, language),
		at: publishedAt ?? "",
		date: publishedAt ? shortDate(publishedAt, language, timeZone) : "",
	};
}

export type CardData = ReturnType<typeof cardData>;
