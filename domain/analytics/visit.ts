import type { Language } from "../../shared/language.ts";

export type PageViews = {
	/** In Bogotá, like 2026-12-04. */
	day: string;
	page: string;
	language: Language;
	source: string;
	views: number;
};

/** Sources of readers who were on the site already, and of browsers that send no referrer. */
export const inside = "inside";
export const direct = "direct";

/**
 * Finds the source of a visit: the campaign named in the link, else the site that linked.
 * @param own the site's own host. @returns a campaign, a host, "inside", or "direct" when neither is known.
 */
export function sourceOf(
	{ campaign, referrer }: { campaign: string | null; referrer: string | undefined },
	own: string,
): string {
	const referrerHost = referrer && URL.canParse(referrer) ? new URL(referrer).host.toLowerCase() : "";
	if (referrerHost && referrerHost === own.toLowerCase()) return inside;
	// Anybody can write a campaign's name: one that could be a person's address or name is not stored.
	const campaignName = campaign?.toLowerCase() ?? "";
	if (/^[a-z0-9][a-z0-9._-]{0,39}$/.test(campaignName)) return campaignName;
	const host = referrerHost.replace(/^(www|m|l|lm|amp)\./, "").replace(/:\d+$/, "");
	return /^[a-z0-9.-]{3,60}$/.test(host) ? host : direct;
}
