import { pathTo } from "../../../content/addresses.ts";
import { defaultTags } from "../../../content/blog/tags.ts";
import { languages } from "../../../content/language.ts";
import { shortDate } from "../../../content/locale.ts";
import { site } from "../../../content/site.ts";
import type { Db } from "../../../db/connect.ts";
import { hasFilm } from "../../../domain/blog/markdown/film.ts";
import { tagAddress } from "../../../domain/blog/names.ts";
import { isLive, type Post } from "../../../domain/blog/post.ts";
import { listPosts, neighboursOf } from "../../../domain/blog/post-list-store.ts";
import { findTwin } from "../../../domain/blog/post-store.ts";
import { cardData } from "../card-data.server.ts";

const relatedShown = 3;
const aDay = 86_400_000;

/** Returns a post as its page shows it: its text and the facts around it. */
export function articleData(post: Post) {
	const { language, tags, author, html, createdAt, updatedAt } = post;
	const tagNames = tags.length > 0 ? tags : defaultTags[language];
	const published = post.publishedAt ?? updatedAt;
	// A post may be dated before it was written.
	const firstPublished = createdAt > published ? createdAt : published;
	const isUpdated = Date.parse(updatedAt) - Date.parse(firstPublished) > aDay;
	return {
		...cardData(post),
		...{ slug: post.slug, html, tagNames, hasFilm: hasFilm(html) },
		updatedAt: isUpdated ? updatedAt : null,
		updated: isUpdated ? shortDate(updatedAt, language, site.timeZone) : null,
		categoryPath: pathTo("blogCategory", language, { category: post.category }),
		tags: tagNames.map((label) => ({
			label,
			path: pathTo("blogTag", language, { tag: tagAddress(label) }),
		})),
		writer: { ...author, path: pathTo("blogAuthor", language, { author: author.key }) },
	};
}

export type ArticleData = ReturnType<typeof articleData>;

/** Finds the posts to read next: neighbours by date, related ones of its category, translations. */
export async function aroundArticle(db: Db, post: Post, now: Date) {
	const { id, language, category, storyId } = post;
	const at = now.toISOString();
	const [{ earlier, later }, related, twins] = await Promise.all([
		neighboursOf(db, language, { id, publishedAt: post.publishedAt ?? at }, at),
		listPosts(db, { language, now: at, limit: relatedShown, category, except: [id] }),
		Promise.all(languages.map((one) => (one === language ? post : findTwin(db, storyId, one)))),
	]);
	const paths = twins.flatMap((twin) =>
		twin && isLive(twin, now) ? [[twin.language, pathTo("post", twin.language, { slug: twin.slug })]] : [],
	);
	return {
		earlier: earlier && cardData(earlier),
		later: later && cardData(later),
		related: related.map(cardData),
		paths: Object.fromEntries(paths),
	};
}

export type AroundArticle = Awaited<ReturnType<typeof aroundArticle>>;
