import { languageOf, otherLanguage } from "../../../shared/language.ts";
import type { FrameLink } from "../../signed-in/signed-in-frame.tsx";
import type { FrameView } from "./read-frame.server.ts";

/** @returns up: the screen above an open page that has no screens beside it, such as a client's. */
export function markCurrent(frame: FrameView, pathname: string) {
	const marked = (link: FrameLink) => ({
		...link,
		current: pathname === link.href || pathname.startsWith(`${link.href}/`),
	});
	const menu = frame.menu.map(marked);
	const sections = frame.sections.map((section) => {
		const screens = section.screens.map(marked);
		return { ...section, screens, current: screens.some(({ current }) => current) };
	});
	const alone = sections.filter(({ name, screens }) => name !== "conversations" && screens.length === 1);
	const above = [...alone, ...menu].find(({ current }) => current);
	return { ...frame, sections, menu, up: above && above.href !== pathname ? above : null };
}

export type MarkedFrame = ReturnType<typeof markCurrent>;

export function otherLanguageLink(pathname: string) {
	const language = otherLanguage(languageOf(pathname));
	return { language, href: language === "en" ? `/en${pathname}` : pathname.replace(/^\/en/, "") };
}
