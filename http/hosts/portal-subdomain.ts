import type { Settings } from "../../config/env.ts";

/** @returns null for the site's own and any other host. */
export function portalSubdomain(
	host: string | undefined,
	{ portalBaseDomain, publicUrl }: Pick<Settings, "portalBaseDomain" | "publicUrl">,
): string | null {
	const called = host?.toLowerCase();
	if (!called || !portalBaseDomain || called === new URL(publicUrl).host) return null;
	return called.endsWith(`.${portalBaseDomain}`) ? called.slice(0, -portalBaseDomain.length - 1) : null;
}
