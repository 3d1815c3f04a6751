import { createMiddleware } from "hono/factory";
import { isPage } from "../../content/addresses.ts";

/** Redirects to the one spelling of an address, and removes NUL characters, which PostgreSQL rejects. */
export const tidyAddress = createMiddleware(async (c, next) => {
	const url = new URL(c.req.url);
	const tidy = tidySpelling(url);
	return tidy === url.pathname + url.search ? next() : c.redirect(tidy, 308);
});

/** @returns the one spelling of an address: its path and query. */
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
