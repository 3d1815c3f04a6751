import type { Context, MiddlewareHandler } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { isPage } from "../../content/addresses.ts";
import { languageOf } from "../../shared/language.ts";
import { callerLanguage } from "../api/errors.ts";
import { tidySpelling } from "../middleware/tidy-address.ts";
import type { Services } from "../services.ts";
import type { SiteRoutes } from "../site-routes.ts";
import { crossSiteFormPaths, readCrossSiteForm } from "./cross-site-form.ts";
import { createIslandPropsCache } from "./island-props-cache.ts";
import { methodNotAllowed } from "./method-not-allowed.ts";
import type { PageCache } from "./page-cache.ts";
import { createPageRenderer, isPortalPath } from "./page-renderer.ts";
import { isDecodable, manifestPath } from "./page-url.ts";

export function createPages(services: Services, routes: SiteRoutes, cache: PageCache | null) {
	const discover = createRequestHandler(routes.discoverable, import.meta.env.MODE);
	const islandProps = cache ? createIslandPropsCache() : null;
	const page = createPageRenderer({ services, routes, cache, islandProps });

	/** Another process may have answered the page: rendering it here first stores its props. */
	async function handoff(c: Context): Promise<Response> {
		const hash = c.req.param("hash") ?? "";
		const of = c.req.query("of") ?? "";
		// A cached page's stored props are complete: rendering it again would store the same.
		const isAll = cache?.has(of) && islandProps?.holds(of);
		if (
			!islandProps?.find(hash) &&
			!isAll &&
			isDecodable(of) &&
			/^\/(?!\/)[\w/.%~-]*(?:\?[\w%~.!'()*&=+-]*)?$/.test(of) &&
			// Another spelling would be kept as a page of its own.
			tidySpelling(new URL(of, c.req.url)) === of
		)
			await page(c, new Request(new URL(of, c.req.url)));
		const data = islandProps?.find(hash);
		if (data === undefined) return c.notFound();
		c.header("Cache-Control", "public, max-age=31536000, immutable");
		return c.text(data);
	}

	async function readPage(c: Context, path: string): Promise<string> {
		const answer = await page(c, new Request(new URL(path, c.req.url)));
		if (!answer.ok) throw new Error(`${path} answers ${answer.status}: it cannot be read.`);
		return answer.text();
	}

	const notFoundPage = (c: Context) =>
		page(c, new Request(new URL(callerLanguage(c) === "en" ? "/en/404" : "/404", c.req.url)));

	const pages: MiddlewareHandler = async (c) => {
		const { method, path, raw } = c.req;
		if (!isDecodable(path)) return notFoundPage(c);
		if (path === manifestPath) return discover(raw, new RouterContextProvider());
		const reads = method === "GET" || method === "HEAD";
		// Public pages never ask for their data.
		const isData = path.endsWith(".data");
		const route = isData || !reads ? routes.find(path) : null;
		if (isData && !route?.isApplication) return notFoundPage(c);
		const methods = reads ? [method] : route && ["GET", "HEAD", ...(route.takesForms ? ["POST"] : [])];
		if (!methods) return notFoundPage(c);
		if (!methods.includes(method)) return methodNotAllowed(c, methods);
		const answer = await page(c, raw);
		// An address without a page carries no language, so the visitor's preference decides.
		const nowhere = answer.status === 404 && languageOf(path) === "es" && !isPage(path);
		return nowhere && callerLanguage(c) === "en" ? notFoundPage(c) : answer;
	};
	return { pages, handoff, notFoundPage, crossSiteForm: crossSiteForms(routes, page), readPage };
}

/** Shows what a form of another site holds, to be sent again from here; null for what is no page's form. */
function crossSiteForms(routes: SiteRoutes, page: ReturnType<typeof createPageRenderer>) {
	return async (c: Context): Promise<Response | null> => {
		const { path, raw, url } = c.req;
		const route = routes.find(path);
		if (!route?.takesForms) return null;
		const form = await readCrossSiteForm(raw, !route.isStaff && !isPortalPath(path));
		return form && page(c, new Request(new URL(crossSiteFormPaths[languageOf(path)], url)), form);
	};
}
