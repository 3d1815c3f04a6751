import { pathTo } from "../../../content/addresses.ts";
import { portraitOf } from "../../../content/blog/authors.ts";
import { defaultTags } from "../../../content/blog/tags.ts";
import { shortDate, timeZone } from "../../../content/locale.ts";
import { hasFilm } from "../../../domain/blog/markdown/film.ts";
import { withParts } from "../../../domain/blog/markdown/parts.ts";
import { tagAddress } from "../../../domain/blog/posts/names.ts";
import type { Post } from "../../../domain/blog/posts/post.ts";
import type { RelatedPosts } from "../../../domain/blog/reading/read-post.ts";
import { dayMs } from "../../../domain/wall-clock.ts";
import { cardData } from "../listing.server.ts";

/** From how many minutes on a text has a table of contents. */
const longRead = 5;

export function articleData(post: Post) {
	const { language, tags, author, createdAt, updatedAt } = post;
	const { html, parts } = withParts(post.html);
	const tagNames = tags.length > 0 ? tags : defaultTags[language];
	const published = post.publishedAt ?? updatedAt;
	// A post may be dated before it was written.
	const readableSince = createdAt > published ? createdAt : published;
	const isUpdated = Date.parse(updatedAt) - Date.parse(readableSince) > dayMs;
	return {
		...cardData(post),
		slug: post.slug,
		html,
		tagNames,
		contents: post.readTime < longRead ? [] : parts,
		hasFilm: hasFilm(html),
		updatedAt: isUpdated ? updatedAt : null,
		updated: isUpdated ? shortDate(updatedAt, language, timeZone) : null,
		categoryPath: pathTo("blogCategory", language, { category: post.category }),
		tags: tagNames.map((label) => ({
			label,
			path: pathTo("blogTag", language, { tag: tagAddress(label) }),
		})),
		writer: {
			...author,
			portrait: portraitOf(author.name),
			path: pathTo("blogAuthor", language, { author: author.key }),
		},
	};
}

export type ArticleData = ReturnType<typeof articleData>;

export function aroundArticle({ earlier, later, related, translations }: RelatedPosts) {
	return {
		earlier: earlier && cardData(earlier),
		later: later && cardData(later),
		related: related.map(cardData),
		paths: Object.fromEntries(
			translations.map(({ language, slug }) => [language, pathTo("post", language, { slug })]),
		),
	};
}

export type AroundArticle = ReturnType<typeof aroundArticle>;
