import { addresses, type PageName, pathTo } from "../../content/addresses.ts";
import { industries } from "../../content/industries/list.ts";
import { type Language, languages } from "../../shared/language.ts";

/** Pages hidden from search engines: their content is personal or does not exist yet. */
const hidden = [
	...(["login", "portal", "portalAccount", "portalDemo", "portalReport", "signOut"] as const),
	...(["signInCode", "forgotPassword", "newPassword", "invitation", "emailChange"] as const),
	...(["assistantMail", "assistantResume"] as const),
	...(["newsletter", "newsletterConfirm", "newsletterCancel"] as const),
] as const satisfies readonly PageName[];

const fromDatabase = ["blogCategory", "blogTag", "blogAuthor", "post"] as const satisfies readonly PageName[];

export type PublicPageName = Exclude<
	PageName,
	(typeof hidden)[number] | (typeof fromDatabase)[number] | "demo"
>;

type PublicPage = { page: PublicPageName; params: Record<string, string> } & Record<Language, string>;

export function publicPages(): PublicPage[] {
	return pageNames().flatMap((page) =>
		paramsOf(page).map((params) => ({
			page,
			params,
			es: pathTo(page, "es", params),
			en: pathTo(page, "en", params),
		})),
	);
}

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
	const excluded: readonly string[] = [...hidden, ...fromDatabase, "demo"];
	return Object.keys(addresses).filter(
		(name): name is PublicPageName => name in addresses && !excluded.includes(name),
	);
}
