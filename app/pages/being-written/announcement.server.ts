import { data } from "react-router";
import { findPage } from "../../../content/addresses.ts";
import { industries } from "../../../content/industries/list.ts";
import type { Language } from "../../../content/language.ts";
import { en } from "../../../content/pages/being-written/en.ts";
import { es } from "../../../content/pages/being-written/es.ts";

/** What the page at an address will hold. An industry that is not ours is not found. */
export function announcement(pathname: string, language: Language) {
	const { pages, ...text } = { es, en }[language];
	const found = findPage(pathname);
	if (!found || found.page === "home" || found.page === "assistant") throw data(null, { status: 404 });
	const { page, params } = found;
	const industry = industries.find(({ id }) => id === params.industry);
	if (page === "industry" && !industry) throw data(null, { status: 404 });
	const title = industry?.text[language].name ?? pages[page].title;
	return { ...text, language, page, params, title, soon: pages[page].soon, industry: industry?.id };
}

export type Announcement = ReturnType<typeof announcement>;
