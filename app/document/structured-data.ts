import { type PageName, pathTo } from "../../content/addresses.ts";
import type { PageSummary } from "../../content/pages/schema.ts";
import { type Language, languages } from "../../shared/language.ts";
import { absoluteUrl, socialPicture } from "./site-address.ts";
import type { SiteFacts } from "./site-facts.server.ts";

/** An object of schema.org. Its words are checked on the pages themselves: `npm run crawl` reads them against the vocabulary. */
export type SchemaObject = { "@type": string; [property: string]: SchemaValue };
type SchemaValue = string | number | readonly SchemaValue[] | { [property: string]: SchemaValue } | undefined;

export function withSchemaContext(thing: SchemaObject) {
	return { "@context": "https://schema.org", ...thing };
}

/** Pages that are about the company tell all of it; the others name it. */
const pagesAboutUs: readonly PageName[] = ["home", "about", "contact"];

export function organization(site: SiteFacts, language: Language, page: PageName | null): SchemaObject {
	const named: SchemaObject = {
		"@type": "Organization",
		"@id": organizationId(site),
		name: site.product,
		url: absoluteUrl(site, pathTo("home", language)),
		logo: { "@type": "ImageObject", url: absoluteUrl(site, "/icons/512.png"), width: "512", height: "512" },
		foundingDate: String(site.foundingYear),
	};
	if (!page || !pagesAboutUs.includes(page)) return named;
	return {
		...named,
		email: site.email,
		telephone: site.phone,
		address: { "@type": "PostalAddress", addressLocality: site.city, addressCountry: site.country },
		contactPoint: {
			"@type": "ContactPoint",
			contactType: "sales",
			email: site.email,
			telephone: site.phone,
			availableLanguage: languages,
		},
		sameAs: site.social,
	};
}

type PageFacts = {
	site: SiteFacts;
	language: Language;
	page: PageName;
	params?: Record<string, string>;
	summary: PageSummary;
	kind?: SchemaObject;
	paths?: Partial<Record<Language, string>>;
	picture?: string;
};

export function webPage({ site, language, page, params, summary, ...about }: PageFacts): SchemaObject {
	const { kind, paths, picture = socialPicture(page, language, params) } = about;
	const url = absoluteUrl(site, paths?.[language] ?? pathTo(page, language, params));
	return {
		"@type": "WebPage",
		...kind,
		"@id": url,
		url,
		name: summary.title,
		description: summary.description,
		inLanguage: language,
		isPartOf: website(site),
		primaryImageOfPage: {
			"@type": "ImageObject",
			url: absoluteUrl(site, picture),
		},
	};
}

function website(site: SiteFacts) {
	return {
		"@type": "WebSite",
		"@id": absoluteUrl(site, "/#website"),
		name: site.product,
		url: absoluteUrl(site, "/"),
		inLanguage: languages,
		publisher: { "@id": organizationId(site) },
	};
}

export function service(site: SiteFacts, about: Record<string, SchemaValue>): SchemaObject {
	return {
		"@type": "Service",
		provider: { "@id": organizationId(site) },
		areaServed: site.country,
		...about,
	};
}

export function itemList(entries: readonly { name: string; url: string }[]): SchemaObject {
	return {
		"@type": "ItemList",
		itemListElement: entries.map((entry, index) => ({ "@type": "ListItem", position: index + 1, ...entry })),
	};
}

export function breadcrumbs(site: SiteFacts, language: Language, ...trail: readonly Crumb[]): SchemaObject {
	const home: Crumb = ["home", site.product];
	return {
		"@type": "BreadcrumbList",
		itemListElement: [home, ...trail].map(([page, name, params], index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: absoluteUrl(site, pathTo(page, language, params)),
		})),
	};
}

type Crumb = readonly [page: PageName, name: string, params?: Record<string, string>];

export function organizationId(site: SiteFacts): string {
	return absoluteUrl(site, "/#organization");
}
