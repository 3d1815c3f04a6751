import type { RouterContextProvider } from "react-router";
import { feedPaths, pathTo } from "../../content/addresses.ts";
import { categoryIds } from "../../content/blog/categories.ts";
import { blog } from "../../content/blog/list.ts";
import { tags } from "../../content/blog/tags.ts";
import { forms } from "../../content/forms/list.ts";
import type { Language } from "../../content/language.ts";
import { parameterIn, parameters } from "../../content/parameters.ts";
import { categoryName, tagAddress } from "../../domain/blog/names.ts";
import { listPosts, type PostFilter } from "../../domain/blog/post-list-store.ts";
import { cleanText } from "../../http/clean-text.ts";
import { servicesContext } from "../../http/context.ts";
import { siteFacts } from "../document/site-facts.server.ts";
import { cardData } from "./card-data.server.ts";

const perPage = 8;
const lastPage = 20_000;

type Wanted = {
	request: Request;
	context: Readonly<RouterContextProvider>;
	language: Language;
	/** Which posts, beside those of the page that is asked for. */
	filter: Pick<PostFilter, "category" | "tag" | "author" | "search">;
};

/** What every list of the blog shows: one page of posts, the ways on, and what stands beside it. */
export async function listing({ request, context, language, filter }: Wanted) {
	const { settings, connection, world, sidebars } = context.get(servicesContext);
	const url = new URL(request.url);
	const page = pageOf(url);
	const now = world.now().toISOString();
	// The whole blog opens with its newest post across the row: one more, so that no row is left half full.
	const lead = Object.values(filter).some(Boolean) ? 0 : 1;
	const limit = page === 1 ? perPage + lead : perPage;
	const offset = page === 1 ? 0 : (page - 1) * perPage + lead;
	const [found, sidebar] = await Promise.all([
		listPosts(connection.db, {
			...{ ...filter, language, now, limit: limit + 1, offset },
		}),
		sidebars.of(language),
	]);
	const to = (number: number) => {
		const query = new URLSearchParams(url.search);
		for (const name of Object.values(parameters.page)) query.delete(name);
		if (number > 1) query.set(parameters.page[language], String(number));
		return url.pathname + (query.size > 0 ? `?${query}` : "");
	};
	return {
		...{ language, page, site: siteFacts(settings), text: blog[language], words: forms[language] },
		isLed: page === 1 && lead === 1,
		posts: found.slice(0, limit).map(cardData),
		newer: page > 1 ? to(page - 1) : null,
		older: found.length > limit ? to(page + 1) : null,
		feed: feedPaths[language],
		sidebar: {
			categories: sidebar.categories
				.map(({ category, posts }) => ({
					...{ id: category, posts, name: categoryName(category, language) },
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

/** A list without a post has an address that shows nothing: beyond its last page, or of a name nobody uses. */
export function statusOf({ posts, page }: Pick<Listing, "posts" | "page">): number {
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
	const place = order.indexOf(category);
	return place < 0 ? order.length : place;
}
