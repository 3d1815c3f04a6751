import { addresses, type PageName, pathTo } from "../../content/addresses.ts";
import { industries } from "../../content/industries/list.ts";
import { type Language, languages } from "../../content/language.ts";

/** Pages that are not for search engines: what they show is somebody's own, or is not written yet. */
const hidden = [
	...(["login", "portal", "portalAccount", "portalDemo", "portalReport", "signOut"] as const),
	...(["signInCode", "forgotPassword", "newPassword"] as const),
	...(["assistantMail", "assistantResume"] as const),
	...(["newsletter", "newsletterConfirm", "newsletterCancel"] as const),
] as const satisfies readonly PageName[];

/** Pages of which there are as many as the database says; see http/found/blog-places.ts. */
const told = ["blogCategory", "blogTag", "blogAuthor", "post"] as const satisfies readonly PageName[];

/** A demo without its flow is its first flow. */
export type PublicPageName = Exclude<PageName, (typeof hidden)[number] | (typeof told)[number] | "demo">;

/** A page with its address in each language. */
export type PublicPage = { page: PublicPageName; params: Record<string, string> } & Record<Language, string>;

/** Every page that may be found and is not told by the database. */
export function publicPages(): PublicPage[] {
	return pageNames().flatMap((page) =>
		paramsOf(page).map((params) => ({
			...{ page, params },
			...{ es: pathTo(page, "es", params), en: pathTo(page, "en", params) },
		})),
	);
}

/** The address of every page that may be found, in every language. */
export function publicPaths(): string[] {
	return publicPages().flatMap((page) => languages.map((language) => page[language]));
}

function paramsOf(page: PublicPageName): Record<string, string>[] {
	if (page === "industry") return industries.map(({ id }) => ({ industry: id }));
	if (page === "demoFlow")
		return industries.flatMap(({ id, flows }) => flows.map((flow) => ({ industry: id, flow: flow.id })));
	return [{}];
}

function pageNames(): PublicPageName[] {
	const kept: readonly string[] = [...hidden, ...told, "demo"];
	return Object.keys(addresses).filter(
		(name): name is PublicPageName => name in addresses && !kept.includes(name),
	);
}
