import { createMiddleware } from "hono/factory";
import { isPage } from "../../content/addresses.ts";
import { meantAddress } from "../../content/meant-address.ts";

/** Redirects to the one spelling of an address, and removes NUL characters, which PostgreSQL rejects. */
export const tidyAddress = createMiddleware(async (c, next) => {
	const url = new URL(c.req.url);
	const tidy = tidySpelling(url);
	return tidy === url.pathname + url.search ? next() : c.redirect(tidy, 308);
});

export function tidySpelling({ pathname, search }: URL): string {
	const path = lowerCasePage(
		shortestEscapes(pathname.replaceAll("%00", ""))
			.replace(/\/{2,}/g, "/")
			.replace(/(.)\/$/, "$1"),
	);
	return path + search.replaceAll("%00", "");
}

/** Decodes characters that need no escape, and writes the other escapes in capitals (RFC 3986, 6.2.2). */
function shortestEscapes(path: string): string {
	return path.replace(/%[\da-f]{2}/gi, (escaped) => {
		const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
		return /[\w.~-]/.test(character) ? character : escaped.toUpperCase();
	});
}

function lowerCasePage(path: string): string {
	const lower = path.replace(/(%[\da-f]{2})|([A-Z]+)/gi, (part, escaped) =>
		escaped ? part.toUpperCase() : part.toLowerCase(),
	);
	// Portal addresses contain random ids, where case matters.
	return lower !== path && isPage(lower) && !lower.includes("/portal/") ? lower : path;
}

export const redirectMistypedAddress = createMiddleware(async (c, next) => {
	const { pathname, searchParams } = new URL(c.req.url);
	const meant = c.req.method === "GET" || c.req.method === "HEAD" ? meantAddress(pathname) : null;
	if (!meant) return next();
	// Spanish addresses have no prefix, so the parameter carries the language.
	if (meant.language === "es") searchParams.set("language", "es");
	const search = searchParams.size > 0 ? `?${searchParams}` : "";
	return c.redirect(meant.path + search, 308);
});
