import type { MetaDescriptor } from "react-router";
import { feedPaths } from "../../content/addresses.ts";
import type { Language } from "../../shared/language.ts";
import { absoluteUrl } from "../document/site-address.ts";
import type { SiteFacts } from "../document/site-facts.server.ts";

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
