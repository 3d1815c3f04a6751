import type { BlogText } from "../../../content/blog/schema.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { Language } from "../../../shared/language.ts";
import { metadata } from "../../document/metadata.ts";
import { absoluteUrl } from "../../document/site-address.ts";
import type { SiteFacts } from "../../document/site-facts.server.ts";
import { breadcrumbs, organizationId, type SchemaObject } from "../../document/structured-data.ts";
import { feedLinks } from "../list-metadata.ts";
import type { AroundArticle, ArticleData } from "./article-data.server.ts";

type ArticleFacts = {
	site: SiteFacts;
	language: Language;
	text: BlogText;
	post: ArticleData;
	paths: AroundArticle["paths"];
	picture: string;
};

export function articleMetadata({ site, language, text, post, paths, picture }: ArticleFacts) {
	const blog = fillBlanks(text.heading, { product: site.product });
	return [
		...metadata({
			site,
			language,
			page: "post",
			params: { slug: post.slug },
			paths,
			picture,
			poster: post.title,
			summary: {
				title: titleOf(post.title, site.product),
				description: post.excerpt,
				keywords: [...post.tagNames, post.categoryName],
			},
			article: {
				publishedTime: post.at,
				modifiedTime: post.updatedAt ?? undefined,
				author: post.author,
				tags: post.tagNames,
			},
			schema: [
				blogPosting({ site, language, post, picture }),
				breadcrumbs(
					site,
					language,
					["blog", blog],
					["blogCategory", post.categoryName, { category: post.category }],
					["post", post.title, { slug: post.slug }],
				),
			],
		}),
		...feedLinks(site, language, blog),
	];
}

/** Characters of a title; search engines cut longer ones. */
const longestTitle = 70;

function titleOf(title: string, product: string): string {
	const fullTitle = `${title} | ${product}`;
	if (fullTitle.length <= longestTitle) return fullTitle;
	return title.length <= longestTitle ? title : `${title.slice(0, longestTitle - 1).replace(/\s+\S*$/, "")}…`;
}

function blogPosting({ site, language, post, picture }: Omit<ArticleFacts, "text" | "paths">): SchemaObject {
	const url = absoluteUrl(site, post.path);
	return {
		"@type": "BlogPosting",
		"@id": `${url}#article`,
		url,
		headline: post.title,
		description: post.excerpt,
		inLanguage: language,
		mainEntityOfPage: { "@id": url },
		image: { "@type": "ImageObject", url: absoluteUrl(site, picture), width: "1200", height: "630" },
		datePublished: post.at,
		dateModified: post.updatedAt ?? post.at,
		author: { "@type": "Person", name: post.author, url: absoluteUrl(site, post.writer.path) },
		publisher: { "@id": organizationId(site) },
		articleSection: post.categoryName,
		keywords: post.tagNames.join(", "),
		timeRequired: `PT${post.readTime}M`,
	};
}
