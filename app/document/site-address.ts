import { type PageName, pathTo } from "../../content/addresses.ts";
import type { Language } from "../../shared/language.ts";
import type { SiteFacts } from "./site-facts.server.ts";

export function absoluteUrl(site: Pick<SiteFacts, "publicUrl">, path: string): string {
	return `${site.publicUrl}${path}`;
}

export function socialPicture(page: PageName, language: Language, params?: Record<string, string>): string {
	const slug = page === "home" ? "home" : pathTo(page, language, params).replace(/^\/(en\/)?/, "");
	return `/og/${language}/${slug}.png`;
}
