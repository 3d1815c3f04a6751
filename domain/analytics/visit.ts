import type { Language } from "../../content/language.ts";

/** How often a page was looked at from one source on one day. Nothing in it tells who looked. */
export type PageViews = {
	/** In Bogotá, like 2026-12-04. */
	day: string;
	/** The page's Spanish address, the same for both languages. */
	page: string;
	language: Language;
	/** Where the reader came from; see sourceOf. */
	source: string;
	views: number;
};

/** A reader who was on the site already, and one whose browser says nothing of where they come from. */
export const inside = "inside";
export const direct = "direct";

/**
 * Where a reader comes from: the campaign the link names, else the site that linked.
 * @param own the site's own host. @returns "direct" when nothing says it; a host's name otherwise, or a campaign's.
 */
export function sourceOf(
	{ campaign, referrer }: { campaign: string | null; referrer: string | undefined },
	own: string,
): string {
	const from = referrer && URL.canParse(referrer) ? new URL(referrer).host.toLowerCase() : "";
	if (from && from === own.toLowerCase()) return inside;
	// A campaign's name is anybody's to write: what could be an address or a name is not kept.
	const named = campaign?.toLowerCase() ?? "";
	if (/^[a-z0-9][a-z0-9._-]{0,39}$/.test(named)) return named;
	const host = from.replace(/^(www|m|l|lm|amp)\./, "").replace(/:\d+$/, "");
	return /^[a-z0-9.-]{3,60}$/.test(host) ? host : direct;
}
