import * as build from "virtual:react-router/server-build";
import type { MiddlewareHandler } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { languageOf } from "../content/language.ts";
import { servicesContext } from "./context.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import type { PageCache } from "./page-cache.ts";
import type { Services } from "./services.ts";

/** The React Router app. What it says may be shared (`Cache-Control: public`) is kept by the page cache. */
export function renderPages(services: Services, cache: PageCache | null): MiddlewareHandler {
	const render = createRequestHandler(build, import.meta.env.MODE);
	return async (c) => {
		const context = new RouterContextProvider();
		context.set(servicesContext, services);
		const response = await render(c.req.raw, context);
		response.headers.append("Vary", varyOf(c.req.path));
		if (!cache || !isKeepable(c.req.raw, response)) return response;
		const html = await response.text();
		// Browsers ask again each time and get a 304: a published change is seen at once.
		response.headers.set("Cache-Control", "no-cache");
		const headers = new Headers({ ...securityHeaders, ...Object.fromEntries(response.headers) });
		await cache.keep(c.req.path, { html, headers });
		return new Response(html, { status: 200, headers });
	};
}

function isKeepable(request: Request, response: Response): boolean {
	if (request.method !== "GET" || response.status !== 200 || new URL(request.url).search) return false;
	return (
		/\bpublic\b/.test(response.headers.get("Cache-Control") ?? "") && !response.headers.has("Set-Cookie")
	);
}

function varyOf(pathname: string): string {
	return languageOf(pathname) === "es" ? "Accept-Encoding, Accept-Language, Cookie" : "Accept-Encoding";
}
