import type { Context } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { pathsOf } from "../../content/addresses.ts";
import { mailedPages } from "../../content/mailed-pages.ts";
import { languageOf } from "../../shared/language.ts";
import { outageContext, servicesContext, visitorAddressContext } from "../context.ts";
import { commonHeaders } from "../middleware/security-headers.ts";
import type { Services } from "../services.ts";
import type { SiteRoutes } from "../site-routes.ts";
import { readConsentChoice, withAnalytics } from "../third-party-analytics/with-analytics.ts";
import { visitorAddressOf } from "../visitor.ts";
import { type CrossSiteForm, crossSiteFormContext } from "./cross-site-form.ts";
import { type IslandPropsCache, islandPropsContext } from "./island-props-cache.ts";
import type { PageCache } from "./page-cache.ts";

type Dependencies = {
	services: Services;
	routes: SiteRoutes;
	cache: PageCache | null;
	islandProps: IslandPropsCache | null;
};

export function createPageRenderer({ services, routes, cache, islandProps }: Dependencies) {
	const { settings } = services;
	const render = createRequestHandler(routes.build, import.meta.env.MODE);
	const everywhere = commonHeaders(settings);

	function contextOf(c: Context, crossSiteForm: CrossSiteForm | null): RouterContextProvider {
		const context = new RouterContextProvider();
		context.set(servicesContext, services);
		context.set(outageContext, { happened: false });
		context.set(visitorAddressContext, visitorAddressOf(c, settings.trustedProxies));
		context.set(islandPropsContext, islandProps);
		context.set(crossSiteFormContext, crossSiteForm);
		return context;
	}

	return async (
		c: Context,
		request: Request,
		crossSiteForm: CrossSiteForm | null = null,
	): Promise<Response> => {
		const { pathname } = new URL(request.url);
		const generation = cache?.generation ?? 0;
		const isStaff = routes.find(pathname)?.isStaff === true;
		const isPrivate = isStaff || isPortalPath(pathname) || crossSiteForm !== null;
		const cookies = request.headers.get("cookie") ?? undefined;
		const context = contextOf(c, crossSiteForm);
		const answer = await render(asPosted(request), context);
		const rendered = context.get(outageContext).happened ? unavailable(answer) : answer;
		const response = isPrivate
			? rendered
			: await addAnalytics(settings.thirdPartyAnalytics, rendered, pathname, cookies);
		response.headers.append("Vary", varyOf(pathname, settings.thirdPartyAnalytics !== null));
		if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
		// The answer to a form holds what was typed, so only its sender's browser may store it.
		if (request.method === "POST" && !isPrivate) response.headers.set("Cache-Control", "private, no-cache");
		if (isStaff) response.headers.set("X-Robots-Tag", "noindex, nofollow");
		const isKept = isKeepable(request, response);
		// Browsers and proxies revalidate each time (304), so that a published change is seen at once.
		if (response.headers.get("Cache-Control") === "public") response.headers.set("Cache-Control", "no-cache");
		if (!cache || !isKept) return response;
		const html = await response.text();
		const headers = new Headers({ ...everywhere, ...Object.fromEntries(response.headers) });
		headers.set("ETag", cache.keep(pathname, { html, headers }, { cookies, generation }));
		return new Response(html, { status: 200, headers });
	};
}

export function isPortalPath(pathname: string): boolean {
	return /^(\/en)?\/portal(\/|\.|$)/.test(pathname);
}

/** Tells clients to come back: only the status says that the error passes. */
function unavailable(answer: Response): Response {
	if (answer.status !== 500) return answer;
	const headers = new Headers(answer.headers);
	headers.set("Retry-After", "5");
	return new Response(answer.body, { status: 503, headers });
}

async function addAnalytics(
	tools: Services["settings"]["thirdPartyAnalytics"],
	response: Response,
	pathname: string,
	cookies: string | undefined,
): Promise<Response> {
	const isHtml = response.headers.get("Content-Type")?.startsWith("text/html");
	if (!tools || !isHtml || mailedPaths.has(pathname)) return response;
	const headers = new Headers(response.headers);
	headers.delete("Content-Length");
	const about = { tools, choice: readConsentChoice(cookies), language: languageOf(pathname) };
	const html = withAnalytics(await response.text(), headers, about);
	return new Response(html, { status: response.status, headers });
}

const mailedPaths = new Set(mailedPages.flatMap(pathsOf));

/**
 * Behind a proxy a form has another origin than our connection, and some browsers say "null". React Router refuses both;
 * see sameOrigin.
 */
function asPosted(request: Request): Request {
	const origin = request.headers.get("origin");
	if (request.method === "GET" || request.method === "HEAD" || !origin) return request;
	if (URL.canParse(origin)) {
		const { pathname, search } = new URL(request.url);
		return new Request(new URL(pathname + search, origin), request);
	}
	const headers = new Headers(request.headers);
	headers.delete("origin");
	return new Request(request, { headers });
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
