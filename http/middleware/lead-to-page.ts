import { createMiddleware } from "hono/factory";
import { meantAddress } from "../../content/meant-address.ts";

/** Sends somebody who guessed an address to the page it plainly means; a language it names is theirs from then on. */
export const leadToPage = createMiddleware(async (c, next) => {
	const { pathname, searchParams } = new URL(c.req.url);
	const meant = c.req.method === "GET" || c.req.method === "HEAD" ? meantAddress(pathname) : null;
	if (!meant) return next();
	// The Spanish addresses carry no prefix, so that it was asked for has to be said.
	if (meant.language === "es") searchParams.set("language", "es");
	const search = searchParams.size > 0 ? `?${searchParams}` : "";
	return c.redirect(meant.path + search, 308);
});
