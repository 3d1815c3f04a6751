import type { MetaDescriptor } from "react-router";
import { type PageName, pathTo } from "../../content/addresses.ts";
import type { PageSummary } from "../../content/pages/schema.ts";
import { type Language, languages } from "../../shared/language.ts";
import { absoluteUrl, socialPicture } from "./site-address.ts";
import type { SiteFacts } from "./site-facts.server.ts";
import { organization, type SchemaObject, webPage, withSchemaContext } from "./structured-data.ts";

type PageMetadata = {
	site: SiteFacts;
	language: Language;
	summary: PageSummary;
	/** Null for a page without an address, like not-found: no canonical link, no translations. */
	page: PageName | null;
	params?: Record<string, string>;
	paths?: Partial<Record<Language, string>>;
	picture?: string;
	noindex?: boolean;
	poster?: string;
	article?: { publishedTime: string; modifiedTime?: string; author: string; tags: readonly string[] };
	kind?: SchemaObject;
	schema?: readonly SchemaObject[];
};

const locales = { es: "es_CO", en: "en_US" } satisfies Record<Language, string>;

export function metadata(about: PageMetadata): MetaDescriptor[] {
	const { summary } = about;
	const noindex = about.noindex || about.site.isStaging;
	return [
		{ title: summary.title },
		{ name: "description", content: summary.description },
		{ name: "keywords", content: [...new Set(summary.keywords)].join(", ") || about.site.product },
		{ name: "robots", content: noindex ? "noindex, nofollow" : "index, follow" },
		...addressesOf(about),
		...socialOf(about),
		...schemaOf(about).map((thing) => ({ "script:ld+json": withSchemaContext(thing) })),
	];
}

function schemaOf(about: PageMetadata): SchemaObject[] {
	const { site, language, page, noindex, schema = [] } = about;
	const pageSchema = page && !noindex ? [webPage({ ...about, page })] : [];
	return [organization(site, language, page), ...pageSchema, ...schema];
}

function addressesOf({ site, page, language, params, paths }: PageMetadata): MetaDescriptor[] {
	if (!page) return [];
	const urlIn = (language: Language) =>
		absoluteUrl(site, paths?.[language] ?? pathTo(page, language, params));
	const translations = languages.filter((twin) => !paths || paths[twin]);
	return [
		{ tagName: "link", rel: "canonical", href: urlIn(language) },
		...translations.map((twin) => ({ tagName: "link", rel: "alternate", hrefLang: twin, href: urlIn(twin) })),
		{ tagName: "link", rel: "alternate", hrefLang: "x-default", href: urlIn(translations[0] ?? "es") },
		{ property: "og:url", content: urlIn(language) },
	];
}

function socialOf(about: PageMetadata): MetaDescriptor[] {
	const { site, language, summary, article } = about;
	const { picture, alt } = pictureOf(about);
	return [
		{ property: "og:type", content: article ? "article" : "website" },
		{ property: "og:site_name", content: site.product },
		{ property: "og:title", content: summary.title },
		{ property: "og:description", content: summary.description },
		{ property: "og:locale", content: locales[language] },
		...languages
			.filter((twin) => twin !== language)
			.map((twin) => ({ property: "og:locale:alternate", content: locales[twin] })),
		{ property: "og:image", content: absoluteUrl(site, picture) },
		{ property: "og:image:type", content: "image/png" },
		{ property: "og:image:width", content: "1200" },
		{ property: "og:image:height", content: "630" },
		{ property: "og:image:alt", content: alt },
		{ name: "twitter:card", content: "summary_large_image" },
		{ name: "twitter:image:alt", content: alt },
		...(article ? articleOf(article) : []),
	];
}

function pictureOf({ site, page, language, params, noindex, poster, picture }: PageMetadata) {
	if (picture) return { picture, alt: poster ?? site.product };
	if (!page || noindex) return { picture: socialPicture("home", language), alt: site.product };
	return { picture: socialPicture(page, language, params), alt: poster ?? site.product };
}

function articleOf({
	publishedTime,
	modifiedTime,
	author,
	tags,
}: NonNullable<PageMetadata["article"]>): MetaDescriptor[] {
	return [
		{ property: "article:published_time", content: publishedTime },
		...(modifiedTime ? [{ property: "article:modified_time", content: modifiedTime }] : []),
		{ property: "article:author", content: author },
		...tags.map((tag) => ({ property: "article:tag", content: tag })),
	];
}
