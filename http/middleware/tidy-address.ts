import { createMiddleware } from "hono/factory";
import { isPage } from "../../content/addresses.ts";

/** One address a page: repeated and trailing slashes, and capitals in a page's address, are taken away by a redirect. */
export const tidyAddress = createMiddleware(async (c, next) => {
	const url = new URL(c.req.url);
	const tidy = lowered(url.pathname.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1"));
	if (tidy === url.pathname) return next();
	return c.redirect(tidy + url.search, 308);
});

function lowered(path: string): string {
	// Escaped letters are capitals by their standard (RFC 3986).
	const lower = path.replace(/(%[\da-f]{2})|([A-Z]+)/gi, (part, escaped) =>
		escaped ? part.toUpperCase() : part.toLowerCase(),
	);
	// What names somebody's own thing by a random id is kept as it is.
	return lower !== path && isPage(lower) && !lower.includes("/portal/") ? lower : path;
}
