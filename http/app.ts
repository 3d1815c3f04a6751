import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { limits } from "../config/limits.ts";
import { feedPaths } from "../content/addresses.ts";
import { api } from "./api/api.ts";
import { apiError } from "./api/errors.ts";
import { healthApi } from "./api/health.ts";
import { metricsApi } from "./api/metrics.ts";
import { blogFeeds, pictureFilesRoute } from "./blog/blog-files.ts";
import { portalHost } from "./hosts/portal-host.ts";
import { pathInStaffArea } from "./hosts/staff-path.ts";
import { chooseLanguage, twinAddress } from "./middleware/choose-language.ts";
import { compressResponse } from "./middleware/compress-response.ts";
import { errorHandler } from "./middleware/error-handler.ts";
import { requestLog } from "./middleware/request-log.ts";
import { sameOrigin } from "./middleware/same-origin.ts";
import { secureHeaders } from "./middleware/security-headers.ts";
import { redirectMistypedAddress, tidyAddress } from "./middleware/tidy-address.ts";
import { islandPropsPath } from "./pages/island-props-cache.ts";
import { refuseOtherMethods } from "./pages/method-not-allowed.ts";
import type { PageCache } from "./pages/page-cache.ts";
import { limitPages } from "./pages/page-limit.ts";
import { pagePath } from "./pages/page-url.ts";
import { createPages } from "./pages/pages.ts";
import type { Services } from "./services.ts";
import { createSiteRoutes } from "./site-routes.ts";
import { analyticsRoutes } from "./third-party-analytics/analytics-routes.ts";
import { shownPath } from "./visits.ts";
import { wellKnownFiles } from "./well-known/well-known.ts";

type AppOptions = {
	services: Services;
	cache: PageCache | null;
	files: MiddlewareHandler | null;
};

/** Generated at each request, from the database or a long text. */
const generatedFiles = [
	...Object.values(feedPaths).flatMap((paths) => Object.values(paths)),
	...["/sitemap.xml", "/api/docs", "/api/openapi.json"],
];

export function createApp({ services, cache, files }: AppOptions) {
	const { settings, log } = services;
	const routes = createSiteRoutes(settings.adminPath);
	const { pages, handoff, notFoundPage, crossSiteForm, readPage } = createPages(services, routes, cache);
	const https = settings.publicUrl.startsWith("https:");
	const staffName = (path: string) =>
		pathInStaffArea(pagePath(path), settings.adminPath) === null ? null : (routes.find(path)?.name ?? null);
	const app = new OpenAPIHono();
	app.onError(errorHandler(log));
	app.use(requestLog(log, staffName));
	app.use(secureHeaders(settings));
	app.use(tidyAddress);
	const tooLarge = (c: Context) => c.json(apiError(c, "tooLarge"), 413);
	const ordinary = bodyLimit({ maxSize: limits.body, onError: tooLarge });
	const upload = bodyLimit({ maxSize: limits.upload, onError: tooLarge });
	app.use((c, next) => (routes.find(c.req.path)?.takesFiles ? upload : ordinary)(c, next));
	const limit = limitPages({ runtime: services.runtime, ...settings });
	app.use(sameOrigin(settings, limit, crossSiteForm));
	app.route("/", healthApi(services));
	app.use(portalHost(services));
	for (const path of generatedFiles) app.use(path, limit);
	app.route("/", metricsApi(services));
	app.route("/", wellKnownFiles(services, readPage));
	app.route("/", blogFeeds(services));
	app.route("/", pictureFilesRoute(services));
	app.post(shownPath, limit, (c) => c.body(null, 204));
	refuseOtherMethods(app);
	app.route("/api", api(services, limited(limit, notFoundPage)));
	if (settings.thirdPartyAnalytics) app.route("/", analyticsRoutes(settings));
	if (files) app.use(files);
	app.use(compressResponse);
	app.use(limit);
	app.get(`${islandPropsPath}/:hash`, handoff);
	app.use(redirectMistypedAddress);
	const twin = (pathname: string) =>
		twinAddress(services.connection.db, services.runtime.now(), pathname, "en");
	app.use(chooseLanguage({ https, twin }));
	app.all("*", pages);
	return app;
}

function limited(limit: MiddlewareHandler, answer: (c: Context) => Promise<Response>) {
	return async (c: Context): Promise<Response> => {
		let answered: Response | null = null;
		const refusal = await limit(c, async () => {
			answered = await answer(c);
		});
		return refusal ?? answered ?? c.notFound();
	};
}
