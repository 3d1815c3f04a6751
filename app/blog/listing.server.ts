import type { RouterContextProvider } from "react-router";
import { feedPaths, pathTo } from "../../content/addresses.ts";
import { categoryIds } from "../../content/blog/categories.ts";
import { blog } from "../../content/blog/list.ts";
import { tags } from "../../content/blog/tags.ts";
import { forms } from "../../content/forms/list.ts";
import { shortDate, timeZone } from "../../content/locale.ts";
import { parameterIn, parameters } from "../../content/parameters.ts";
import { categoryName, tagAddress } from "../../domain/blog/posts/names.ts";
import type { PostSummary } from "../../domain/blog/posts/post.ts";
import { type PublicFilter, readPublicList } from "../../domain/blog/reading/public-list.ts";
import { cleanText } from "../../http/clean-text.ts";
import { servicesContext } from "../../http/context.ts";
import type { Language } from "../../shared/language.ts";
import { siteFacts } from "../document/site-facts.server.ts";

const lastPage = 20_000;

type ListingRequest = {
	request: Request;
	context: Readonly<RouterContextProvider>;
	language: Language;
	filter: PublicFilter;
};

export async function listing({ request, context, language, filter }: ListingRequest) {
	const { settings, connection, runtime, sidebars } = context.get(servicesContext);
	const url = new URL(request.url);
	const page = pageOf(url);
	const now = runtime.now();
	const [{ posts, hasOlder }, sidebar] = await Promise.all([
		readPublicList(connection.db, { language, now, page, filter }),
		sidebars.of(language),
	]);
	const pageLink = (number: number) => {
		const query = new URLSearchParams(url.search);
		for (const name of Object.values(parameters.page)) query.delete(name);
		if (number > 1) query.set(parameters.page[language], String(number));
		return url.pathname + (query.size > 0 ? `?${query}` : "");
	};
	return {
		language,
		page,
		site: siteFacts(settings),
		text: blog[language],
		words: forms[language],
		posts: posts.map(cardData),
		newer: page > 1 ? pageLink(page - 1) : null,
		older: hasOlder ? pageLink(page + 1) : null,
		feed: feedPaths[language],
		sidebar: {
			categories: sidebar.categories
				.map(({ category, posts }) => ({
					id: category,
					posts,
					name: categoryName(category, language),
					path: pathTo("blogCategory", language, { category }),
				}))
				.toSorted((one, other) => orderOf(one.id) - orderOf(other.id)),
			mostRead: sidebar.mostRead.map(cardData),
			tags: tags.map((tag) => ({
				label: tag[language],
				path: pathTo("blogTag", language, { tag: tagAddress(tag[language]) }),
			})),
			email: settings.brand.email,
		},
	};
}

export type Listing = Awaited<ReturnType<typeof listing>>;

export function listingStatus({ posts, page }: Pick<Listing, "posts" | "page">): number {
	return posts.length === 0 && page > 1 ? 404 : 200;
}

export function searchOf(url: URL): string {
	return cleanText(url.searchParams.get("q") ?? "")
		.replace(/\s+/g, " ")
		.trim()
		.slice(0, 100);
}

function pageOf(url: URL): number {
	const number = Number(parameterIn(url, "page") ?? 1);
	return Number.isInteger(number) && number > 0 ? Math.min(number, lastPage) : 1;
}

function orderOf(category: string): number {
	const order: readonly string[] = categoryIds;
	const index = order.indexOf(category);
	return index < 0 ? order.length : index;
}

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
