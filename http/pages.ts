import type { Context, MiddlewareHandler } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { isPage, pathsOf } from "../content/addresses.ts";
import { languageOf } from "../content/language.ts";
import { mailedPages } from "../content/mailed-pages.ts";
import { callerLanguage } from "./api/language.ts";
import { servicesContext, visitorContext } from "./context.ts";
import { createIslandPropsCache, islandPropsContext } from "./island-props-cache.ts";
import { methodNotAllowed } from "./method-not-allowed.ts";
import { securityHeaders, twoYears } from "./middleware/security-headers.ts";
import type { PageCache } from "./page-cache.ts";
import { manifestPath } from "./page-url.ts";
import type { Services } from "./services.ts";
import type { SiteRoutes } from "./site-routes.ts";
import { readConsentChoice } from "./third-party-analytics/consent-choice.ts";
import { withAnalytics } from "./third-party-analytics/with-analytics.ts";
import { visitorOf } from "./visitor.ts";

/**
 * The React Router app. What it says may be shared (`Cache-Control: public`) is kept by the page cache, and its
 * islands' props wait on a shelf until a reader's browser asks for them.
 */
export function createPages(services: Services, routes: SiteRoutes, cache: PageCache | null) {
	const https = services.settings.publicUrl.startsWith("https:");
	const render = createRequestHandler(routes.build, import.meta.env.MODE);
	const discover = createRequestHandler(routes.discoverable, import.meta.env.MODE);
	const everywhere = { ...securityHeaders, ...(https && { "Strict-Transport-Security": twoYears }) };
	const shelf = cache ? createIslandPropsCache() : null;

	async function page(c: Context, request: Request): Promise<Response> {
		const { pathname } = new URL(request.url);
		const generation = cache?.generation ?? 0;
		const context = new RouterContextProvider();
		context.set(servicesContext, services);
		context.set(visitorContext, visitorOf(c, services.settings.trustedProxies));
		context.set(islandPropsContext, shelf);
		const cookies = request.headers.get("cookie") ?? undefined;
		const response = await dressed(await render(asPosted(request), context), pathname, cookies);
		response.headers.append("Vary", varyOf(pathname, services.settings.measuring !== null));
		if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
		// What answers a form holds what was typed: of its sender alone, whose browser goes back to it.
		if (request.method === "POST" && !isPrivate(pathname))
			response.headers.set("Cache-Control", "private, no-cache");
		if (routes.find(pathname)?.isStaff) response.headers.set("X-Robots-Tag", "noindex, nofollow");
		if (!cache || !isKeepable(request, response)) return response;
		const html = await response.text();
		// Browsers ask again each time and get a 304: a published change is seen at once.
		response.headers.set("Cache-Control", "no-cache");
		const headers = new Headers({ ...everywhere, ...Object.fromEntries(response.headers) });
		const etag = await cache.keep(pathname, { html, headers }, { cookies, generation });
		if (etag) headers.set("ETag", etag);
		return new Response(html, { status: 200, headers });
	}

	/** Where other companies' tools are configured, a page asks for them or brings them, unless it is private. */
	async function dressed(
		response: Response,
		pathname: string,
		cookies: string | undefined,
	): Promise<Response> {
		const tools = services.settings.measuring;
		const isHtml = response.headers.get("Content-Type")?.startsWith("text/html");
		if (!tools || !isHtml || isPrivate(pathname) || isMailed(pathname)) return response;
		const headers = new Headers(response.headers);
		headers.delete("Content-Length");
		const about = { tools, choice: readConsentChoice(cookies), language: languageOf(pathname) };
		const html = withAnalytics(await response.text(), headers, about);
		return new Response(html, { status: response.status, headers });
	}

	/** Somebody's own: what clients and staff see. */
	function isPrivate(pathname: string): boolean {
		return /^(\/en)?\/portal(\/|\.|$)/.test(pathname) || routes.find(pathname)?.isStaff === true;
	}

	/** Another process may have given out the page: then it is rendered here first, which fills the shelf. */
	async function handoff(c: Context): Promise<Response> {
		const hash = c.req.param("hash") ?? "";
		const of = c.req.query("of") ?? "";
		// Of a page that is kept, what the shelf holds is all there is: rendering it again would put the same there.
		const isAll = cache?.has(of) && shelf?.holds(of);
		if (!shelf?.find(hash) && !isAll && /^\/(?!\/)[\w/.%~-]*(?:\?[\w%~.!'()*&=+-]*)?$/.test(of))
			await page(c, new Request(new URL(of, c.req.url)));
		const data = shelf?.find(hash);
		if (data === undefined) return c.notFound();
		c.header("Cache-Control", "public, max-age=31536000, immutable");
		return c.text(data);
	}

	/** A page as a visitor without cookies sees it. */
	async function read(c: Context, path: string): Promise<string> {
		const answer = await page(c, new Request(new URL(path, c.req.url)));
		if (!answer.ok) throw new Error(`${path} answers ${answer.status}: it cannot be read.`);
		return answer.text();
	}

	/** For a person who follows a link that leads nowhere any more: the not-found page in their language. */
	const missing = (c: Context) =>
		page(c, new Request(new URL(callerLanguage(c) === "en" ? "/en/404" : "/404", c.req.url)));

	const pages: MiddlewareHandler = async (c) => {
		const { method, path, raw } = c.req;
		if (path === manifestPath) return discover(raw, new RouterContextProvider());
		const reads = method === "GET" || method === "HEAD";
		// Of public pages nothing runs that would ask for their data.
		const isData = path.endsWith(".data");
		const route = isData || !reads ? routes.find(path) : null;
		if (isData && !route?.isApplication) return missing(c);
		const methods = reads ? [method] : route && ["GET", "HEAD", ...(route.takesForms ? ["POST"] : [])];
		if (!methods) return missing(c);
		if (!methods.includes(method)) return methodNotAllowed(c, methods);
		const answer = await page(c, raw);
		// An address of no page carries no language: whoever prefers English is told in English.
		const nowhere = answer.status === 404 && languageOf(path) === "es" && !isPage(path);
		return nowhere && callerLanguage(c) === "en" ? missing(c) : answer;
	};
	return { pages, handoff, missing, read };
}

/**
 * Behind a proxy that ends TLS, or speaks to us by another name, a form comes from another origin than our
 * connection has, which React Router refuses; where it came from was judged before (see sameOrigin).
 */
function asPosted(request: Request): Request {
	const origin = request.headers.get("origin");
	if (request.method === "GET" || request.method === "HEAD" || !origin || !URL.canParse(origin))
		return request;
	const { pathname, search } = new URL(request.url);
	return new Request(new URL(pathname + search, origin), request);
}

function isKeepable(request: Request, response: Response): boolean {
	if (request.method !== "GET" || response.status !== 200 || new URL(request.url).search) return false;
	return (
		/\bpublic\b/.test(response.headers.get("Cache-Control") ?? "") && !response.headers.has("Set-Cookie")
	);
}

function varyOf(pathname: string, measures: boolean): string {
	if (languageOf(pathname) === "es") return "Accept-Encoding, Accept-Language, Cookie";
	return measures ? "Accept-Encoding, Cookie" : "Accept-Encoding";
}

const mailedPaths = new Set(mailedPages.flatMap(pathsOf));

function isMailed(pathname: string): boolean {
	return mailedPaths.has(pathname);
}
