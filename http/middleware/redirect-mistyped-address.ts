import { createMiddleware } from "hono/factory";
import { meantAddress } from "../../content/meant-address.ts";

export const redirectMistypedAddress = createMiddleware(async (c, next) => {
	const { pathname, searchParams } = new URL(c.req.url);
	const meant = c.req.method === "GET" || c.req.method === "HEAD" ? meantAddress(pathname) : null;
	if (!meant) return next();
	// Spanish addresses have no prefix, so the parameter carries the language.
	if (meant.language === "es") searchParams.set("language", "es");
	const search = searchParams.size > 0 ? `?${searchParams}` : "";
	return c.redirect(meant.path + search, 308);
});
