import type { Context, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import type { Settings } from "../../config/env.ts";
import { apiError } from "../api/errors.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses what another site sends. Allows clients that are no browsers: they send neither header and carry no visitor's
 * cookies. @param showForm answers a page's form, with null for all else.
 */
export function sameOrigin(
	settings: Settings,
	limit: MiddlewareHandler,
	showForm: (c: Context) => Promise<Response | null>,
) {
	return createMiddleware((c, next) => {
		if (safeMethods.has(c.req.method) || !isForeign(c, settings)) return next();
		return limit(c, async () => {
			c.res = (await showForm(c)) ?? c.json(apiError(c, "foreignOrigin"), 403);
		});
	});
}

function isForeign(c: Context, settings: Settings): boolean {
	// No script can write it. A browser that withholds the referrer sends our own forms with the origin "null".
	const site = c.req.header("sec-fetch-site");
	if (site === "same-origin") return false;
	const origin = c.req.header("origin");
	if (origin === undefined) return site !== undefined && site !== "none";
	if (origin === settings.publicUrl) return false;
	return !URL.canParse(origin) || new URL(origin).host !== c.req.header("host");
}
