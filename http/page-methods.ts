import * as build from "virtual:react-router/server-build";
import { matchRoutes } from "react-router";

const routes = Object.values(build.routes).flatMap((route) =>
	route?.path && route.path !== "*" ? [{ path: route.path, takesForms: Boolean(route.module.action) }] : [],
);

/** The methods a page takes. Null: no page has this address. */
export function pageMethods(path: string): readonly string[] | null {
	const page = matchRoutes(routes, path)?.at(-1)?.route;
	if (!page) return null;
	return page.takesForms ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"];
}
