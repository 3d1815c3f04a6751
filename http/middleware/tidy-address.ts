import { createMiddleware } from "hono/factory";

/** One address a page: repeated and trailing slashes are taken away by a redirect. */
export const tidyAddress = createMiddleware(async (c, next) => {
	const url = new URL(c.req.url);
	const tidy = url.pathname.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
	if (tidy === url.pathname) return next();
	return c.redirect(tidy + url.search, 308);
});
