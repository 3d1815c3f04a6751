import * as build from "virtual:react-router/server-build";
import { matchRoutes, type ServerBuild } from "react-router";
import { staffBase } from "./hosts/staff-path.ts";
import { isDecodable, pagePath } from "./pages/page-url.ts";

type SiteRoute = {
	/** As app/routes.ts names it: "portalAccount", "staff:lead". Never contains the hidden path or an id. */
	name: string;
	isStaff: boolean;
	isApplication: boolean;
	takesForms: boolean;
	/** Its page says so: `handle = { takesFiles: true }`. */
	takesFiles: boolean;
};

export type SiteRoutes = {
	build: ServerBuild;
	discoverable: ServerBuild;
	find(pathname: string): SiteRoute | null;
};

/** React Router ranks all routes at each match: the last paths are remembered. */
const mostFound = 500;

export function createSiteRoutes(adminPath: string): SiteRoutes {
	const placed = <R extends { id: string; path?: string }>(route: R): R =>
		route.id.startsWith("staff:") ? { ...route, path: route.path?.replace(staffBase, adminPath) } : route;
	const routes = mapValues(build.routes, placed);
	const isApplication = (id: string | undefined): boolean => {
		const route = id === undefined ? undefined : routes[id];
		return (
			Boolean(route) && (isMarked(route?.module.handle, "application") || isApplication(route?.parentId))
		);
	};
	const isShared = (id: string) =>
		Object.keys(routes).some((child) => isApplication(child) && isAbove(routes, id, child));
	const assets = { ...build.assets, routes: mapValues(build.assets.routes, placed) };
	const placedBuild = { ...build, routes, assets };
	const fullPath = (id: string | undefined): string => {
		const route = id === undefined ? undefined : routes[id];
		if (!route) return "";
		const above = fullPath(route.parentId);
		return route.path ? `${above}/${route.path.replace(/^\//, "")}` : above;
	};
	const table = Object.values(routes).flatMap((route) =>
		route?.path && route.path !== "*"
			? [{ path: fullPath(route.id), caseSensitive: route.caseSensitive, route }]
			: [],
	);
	const match = (pathname: string): SiteRoute | null => {
		const route = matchRoutes(table, pagePath(pathname))?.at(-1)?.route.route;
		if (!route) return null;
		return {
			name: route.id.split(" ")[0] ?? "",
			isStaff: route.id.startsWith("staff:"),
			isApplication: isApplication(route.id),
			takesForms: Boolean(route.module.action),
			takesFiles: isMarked(route.module.handle, "takesFiles"),
		};
	};
	const found = new Map<string, SiteRoute | null>();
	return {
		build: placedBuild,
		discoverable: {
			...placedBuild,
			assets: { ...assets, routes: pick(assets.routes, (id) => isShared(id) || isApplication(id)) },
		},
		find(pathname) {
			if (!isDecodable(pathname)) return null;
			const known = found.get(pathname);
			if (known !== undefined) return known;
			if (found.size >= mostFound) found.clear();
			const route = match(pathname);
			found.set(pathname, route);
			return route;
		},
	};
}

export function isMarked(handle: unknown, mark: "application" | "takesFiles"): boolean {
	return typeof handle === "object" && handle !== null && mark in handle;
}

function isAbove(routes: ServerBuild["routes"], id: string, child: string): boolean {
	const parent = routes[child]?.parentId;
	return parent !== undefined && (parent === id || isAbove(routes, id, parent));
}

function pick<V>(record: Record<string, V>, wanted: (key: string) => boolean): Record<string, V> {
	return Object.fromEntries(Object.entries(record).filter(([key]) => wanted(key)));
}

function mapValues<V>(record: Record<string, V | undefined>, map: (value: V) => V): Record<string, V> {
	return Object.fromEntries(
		Object.entries(record).flatMap(([key, value]) => (value ? [[key, map(value)]] : [])),
	);
}
