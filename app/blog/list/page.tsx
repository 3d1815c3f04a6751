import { data } from "react-router";
import { pathTo } from "../../../content/addresses.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { parameterIn, parameters } from "../../../content/parameters.ts";
import { categoryName, tagKey } from "../../../domain/blog/posts/names.ts";
import { languageOf } from "../../../shared/language.ts";
import { metadata } from "../../document/metadata.ts";
import { absoluteUrl } from "../../document/site-address.ts";
import { breadcrumbs, itemList } from "../../document/structured-data.ts";
import { FilterLinks } from "../../ui/filter-links/filter-links.tsx";
import { BlogPage, BlogTitle } from "../blog-page.tsx";
import { feedLinks } from "../list-metadata.ts";
import { listing, listingStatus, searchOf } from "../listing.server.ts";
import { filtersId, SearchForm } from "../search-form.tsx";
import type { Route } from "./+types/page";

export async function loader({ request, context }: Route.LoaderArgs) {
	const url = new URL(request.url);
	const language = languageOf(url.pathname);
	const parameter = parameters.category[language];
	const requestedCategory = (parameterIn(url, "category") ?? "").slice(0, 80);
	const category = requestedCategory === "all" ? "" : requestedCategory;
	const tag = (url.searchParams.get("tag") ?? "").slice(0, 80);
	const query = searchOf(url);
	const filter = {
		category: category || undefined,
		tag: tagKey(tag) || undefined,
		search: query || undefined,
	};
	const list = await listing({ request, context, language, filter });
	const addressOf = (id: string) => {
		const entries = Object.entries({ [parameter]: id, tag, q: query }).filter(([, value]) => value);
		return pathTo("blog", language) + (entries.length > 0 ? `?${new URLSearchParams(entries)}` : "");
	};
	return data(
		{
			list,
			query,
			category,
			kept: Object.fromEntries(Object.entries({ [parameter]: category, tag }).filter(([, value]) => value)),
			choices: [
				{ id: "", name: list.text.categories.all, path: addressOf("") },
				...list.sidebar.categories.map(({ id }) => ({
					id,
					name: categoryName(id, language),
					path: addressOf(id),
				})),
			],
			narrowed: Boolean(query || category || tag || list.page > 1),
		},
		{ status: listingStatus(list) },
	);
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "public" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { list, narrowed, query } = loaderData;
	const { site, language, text, posts } = list;
	const title = fillBlanks(text.summary.title, { product: site.product });
	const heading = fillBlanks(text.heading, { product: site.product });
	return [
		...metadata({
			site,
			language,
			page: "blog",
			poster: text.summary.title.split(" | ")[0],
			noindex: Boolean(query) || posts.length === 0,
			summary: { ...text.summary, title: query ? `${query}: ${title}` : title },
			kind: { "@type": "CollectionPage" },
			schema: narrowed
				? []
				: [
						itemList(posts.map((post) => ({ name: post.title, url: absoluteUrl(site, post.path) }))),
						breadcrumbs(site, language, ["blog", heading]),
					],
		}),
		...feedLinks(site, language, heading),
	];
};

export default function Blog({ loaderData }: Route.ComponentProps) {
	const { list, query, kept, choices, category } = loaderData;
	const { text, language, site } = list;
	return (
		<BlogPage
			list={list}
			title={<BlogTitle text={text.heading} product={site.product} />}
			intro={text.intro}
			query={query}
			tools={
				<>
					<SearchForm
						text={text.search}
						language={language}
						query={query}
						kept={kept}
						loading={text.loading}
					/>
					<FilterLinks id={filtersId} label={text.categories.label} choices={choices} chosen={category} />
				</>
			}
		/>
	);
}
