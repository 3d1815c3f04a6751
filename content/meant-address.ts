import { isPage, twinOf } from "./addresses.ts";
import type { Language } from "./language.ts";

/** Where an address that shows no page plainly leads. */
export type MeantAddress = {
	path: string;
	/** The language its prefix asks for; null when it has none. */
	language: Language | null;
};

/**
 * The page somebody meant who guessed: a Spanish path under /en, the Spanish prefix nobody needs ("/es/nosotros"), an
 * English path without its prefix ("/contact").
 * @returns null when the address shows a page itself, or means none.
 */
export function meantAddress(pathname: string): MeantAddress | null {
	if (isPage(pathname)) return null;
	const [, prefix, rest = "/"] = /^\/(es|en)(\/.*)?$/.exec(pathname) ?? [null, null, pathname];
	const shown = [rest, `/en${rest}`].find(isPage) ?? (rest === "/" ? rest : null);
	if (!shown) return null;
	const language = prefix === "es" || prefix === "en" ? prefix : null;
	return { path: twinOf(shown, language ?? "es"), language };
}
