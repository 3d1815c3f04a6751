import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Level, Logger } from "pino";
import { findPage } from "../../content/addresses.ts";
import { manifestPath, pagePath } from "../pages/page-url.ts";

type NameStaffPage = (path: string) => string | null;

/** Never logs an address that may hold a name or a token. */
export function requestLog(log: Logger, nameStaffPage: NameStaffPage) {
	return createMiddleware(async (c, next) => {
		if (!c.env?.incoming) return next();
		const started = performance.now();
		await next();
		const { method, path } = c.req;
		const status = c.res.status >= 500 && hasLeft(c) ? leftStatus : c.res.status;
		logRequest(log, { method, path, status, started }, nameStaffPage);
	});
}

/** What nginx logs for a request whose sender did not wait for the answer: no failure of the site. */
const leftStatus = 499;

export function hasLeft({ env }: Context): boolean {
	return env?.incoming?.socket?.destroyed === true;
}

export function logRequest(
	log: Logger,
	request: { method: string; path: string; status: number; started: number },
	nameStaffPage: NameStaffPage = () => null,
): void {
	const level = levelOf(request);
	if (!log.isLevelEnabled(level)) return;
	const ms = Math.round((performance.now() - request.started) * 10) / 10;
	const route = nameStaffPage(request.path) ?? routeOf(request.path);
	log[level]({ method: request.method, route, status: request.status, ms }, "request");
}

/** A proxy asks each second how a process is: what was asked otherwise would drown. */
function levelOf({ path, status }: { path: string; status: number }): Level {
	if (status >= 500) return "error";
	return probes.has(path) ? "debug" : "info";
}

const probes = new Set(["/livez", "/readyz", "/healthz"]);

/** Named, because a called address may contain anything. */
const apiRoutes = [
	"agent",
	"leads",
	"login",
	"odoo",
	"pdf",
	"proposals",
	"events",
	"docs",
	"openapi.json",
].map((name) => `/api/${name}`);
const operations = new Set([...probes, "/metrics"]);
const known = new Map<string, string>();

function routeOf(path: string): string {
	const before = known.get(path);
	if (before) return before;
	const route = nameOf(path);
	if (known.size < 500 && route !== "unknown") known.set(path, route);
	return route;
}

function nameOf(path: string): string {
	if (path.startsWith("/api/")) return apiRoutes.find((route) => path.startsWith(route)) ?? "/api";
	if (path.startsWith("/assets/")) return "asset";
	if (operations.has(path)) return path;
	if (path === manifestPath) return "manifest";
	return findPage(pagePath(path))?.page ?? "unknown";
}
