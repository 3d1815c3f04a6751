import { createMiddleware } from "hono/factory";
import { isPage } from "../../content/addresses.ts";

/**
 * One address a page: repeated and trailing slashes, capitals in a page's address, and NULs, which nothing of ours has
 * and PostgreSQL refuses, are taken away by a redirect.
 */
export const tidyAddress = createMiddleware(async (c, next) => {
	const url = new URL(c.req.url);
	const path = url.pathname.replaceAll("%00", "");
	const tidy = lowered(path.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1"));
	const search = url.search.replaceAll("%00", "");
	return tidy === url.pathname && search === url.search ? next() : c.redirect(tidy + search, 308);
});

function lowered(path: string): string {
	// Escaped letters are capitals by their standard (RFC 3986).
	const lower = path.replace(/(%[\da-f]{2})|([A-Z]+)/gi, (part, escaped) =>
		escaped ? part.toUpperCase() : part.toLowerCase(),
	);
	// What names somebody's own thing by a random id is kept as it is.
	return lower !== path && isPage(lower) && !lower.includes("/portal/") ? lower : path;
}
