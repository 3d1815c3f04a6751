import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Settings } from "../../config/env.ts";
import { apiError } from "../api/language.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Allows clients that are no browsers: they send neither header and carry no visitor's cookies. */
export function sameOrigin(settings: Settings) {
	return createMiddleware(async (c, next) => {
		if (!safeMethods.has(c.req.method) && isForeign(c, settings))
			return c.json(apiError(c, "foreignOrigin"), 403);
		await next();
	});
}

function isForeign(c: Context, settings: Settings): boolean {
	const origin = c.req.header("origin");
	if (origin !== undefined) {
		if (origin === settings.publicUrl) return false;
		return !URL.canParse(origin) || new URL(origin).host !== c.req.header("host");
	}
	const site = c.req.header("sec-fetch-site");
	return site !== undefined && site !== "same-origin" && site !== "none";
}
