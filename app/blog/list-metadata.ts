import type { MetaDescriptor } from "react-router";
import { feedPaths, type PageName } from "../../content/addresses.ts";
import { fillBlanks } from "../../content/fill-blanks.ts";
import type { Language } from "../../shared/language.ts";
import { metadata } from "../document/metadata.ts";
import { absoluteUrl } from "../document/site-address.ts";
import type { SiteFacts } from "../document/site-facts.server.ts";
import { breadcrumbs, itemList } from "../document/structured-data.ts";
import type { Listing } from "./listing.server.ts";

type ListPage = {
	page: PageName;
	params: Record<string, string>;
	paths?: Partial<Record<Language, string>>;
	name: string;
	title: string;
	description: string;
	noindex?: boolean;
};

export function listMetadata({ site, language, text, posts }: Listing, about: ListPage): MetaDescriptor[] {
	const { page, params, paths, name, title, description, noindex } = about;
	const blog = fillBlanks(text.heading, { product: site.product });
	return [
		...metadata({
			site,
			language,
			page,
			params,
			paths,
			noindex,
			poster: title,
			summary: { title: `${title} | ${blog}`, description, keywords: [name] },
			kind: { "@type": "CollectionPage" },
			schema: [
				itemList(posts.map((post) => ({ name: post.title, url: absoluteUrl(site, post.path) }))),
				breadcrumbs(site, language, ["blog", blog], [page, name, params]),
			],
		}),
		...feedLinks(site, language, blog),
	];
}

const types = { rss: "application/rss+xml", atom: "application/atom+xml", json: "application/feed+json" };

export function feedLinks(site: SiteFacts, language: Language, title: string): MetaDescriptor[] {
	return (["rss", "atom", "json"] as const).map((kind) => ({
		tagName: "link",
		rel: "alternate",
		type: types[kind],
		title,
		href: absoluteUrl(site, feedPaths[language][kind]),
	}));
}
