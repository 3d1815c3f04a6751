import type { Language } from "../shared/language.ts";
import { isPage, twinOf } from "./addresses.ts";

/** The page that a wrong address means. */
export type MeantAddress = {
	path: string;
	/** The language of its prefix; null when it has none. */
	language: Language | null;
};

/**
 * Finds the page that a wrong address means: a Spanish path under /en, a needless prefix ("/es/nosotros"), or an English
 * path without its prefix ("/contact").
 * @returns null when the address already shows a page, or means none.
 */
export function meantAddress(pathname: string): MeantAddress | null {
	if (isPage(pathname)) return null;
	const [, prefix, rest = "/"] = /^\/(es|en)(\/.*)?$/.exec(pathname) ?? [null, null, pathname];
	const shown = [rest, `/en${rest}`].find(isPage) ?? (rest === "/" ? rest : null);
	if (!shown) return null;
	const language = prefix === "es" || prefix === "en" ? prefix : null;
	return { path: twinOf(shown, language ?? "es"), language };
}
