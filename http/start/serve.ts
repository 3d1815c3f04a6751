import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Settings } from "../../config/env.ts";
import { findPage } from "../../content/addresses.ts";
import type { createApp } from "../app.ts";
import { createConcurrencyLimit } from "../concurrency-limit.ts";
import { commenterCookie, cookieInHeader } from "../cookies/cookies.ts";
import { portalSubdomain } from "../hosts/portal-subdomain.ts";
import { logRequest } from "../middleware/request-log.ts";
import type { PageCache } from "../pages/page-cache.ts";
import type { Services } from "../services.ts";
import { visitorAddress } from "../visitor.ts";
import type { VisitCounter } from "../visits.ts";
import { listenError } from "./start-error.ts";

type Serving = {
	app: Pick<ReturnType<typeof createApp>, "fetch">;
	cache: PageCache;
	services: Pick<Services, "settings" | "log">;
	countVisit: VisitCounter["count"];
};

// Disconnects slow clients: headers within 10 s, a whole request within 60 s, checked twice a second.
const timeouts = { headersTimeout: 10_000, requestTimeout: 60_000, connectionsCheckingInterval: 500 };
/** Common proxies close an idle connection after 60 s, and must be the first to do so. */
const idleMs = { direct: 10_000, behindProxy: 65_000 };
/** Node cuts a connection whose bytes do not move for once to twice this time. */
const mostSilentMs = 30_000;
/** Bytes of a refused body that are read, so that the answer arrives before the connection is closed. */
const mostDiscarded = 64_000_000;

/** @returns the port, and a close function that first finishes open requests. */
export async function serve(serving: Serving): Promise<{ port: number; close(): Promise<void> }> {
	const { settings } = serving.services;
	const keepAliveTimeout = settings.trustedProxies > 0 ? idleMs.behindProxy : idleMs.direct;
	const server = createServer({ ...timeouts, keepAliveTimeout }, listenerOf(serving));
	limitConnections(server, settings);
	// Cuts clients that read nothing: event streams send something more often.
	server.setTimeout(mostSilentMs);
	await new Promise<void>((resolve, reject) => {
		server
			.once("error", (error) => reject(listenError(error, settings)))
			.listen(settings.port, settings.host, resolve);
	});
	return { port: portOf(server.address()), close: () => closeServer(server) };
}

function listenerOf({ app, cache, services: { settings, log }, countVisit }: Serving) {
	const answer = getRequestListener(app.fetch, { autoCleanupIncoming: false });
	return (request: IncomingMessage, response: ServerResponse) => {
		const started = performance.now();
		response.once("finish", () => discardRest(request));
		const isMainSite = portalSubdomain(request.headers.host, settings) === null;
		if (!isMainSite || getsOwnPage(request) || !cache.answer(request, response)) {
			if (isMainSite) response.once("finish", () => countVisit(request, response.statusCode));
			return answer(request, response);
		}
		countVisit(request, response.statusCode);
		const { method = "", url: path = "" } = request;
		logRequest(log, { method, path, status: response.statusCode, started });
	};
}

/** Reads what is left of a body, as far as the timeout of requests allows. */
function discardRest(request: IncomingMessage): void {
	if (request.complete) return;
	let discarded = 0;
	// The stream of the app's request would pause it, and keep what arrives.
	request.removeAllListeners("data").on("data", (chunk: Buffer) => {
		discarded += chunk.length;
		if (discarded > mostDiscarded) request.destroy();
	});
	request.resume();
}

/** Tells whether the visitor gets an uncached page: posts show a remembered commenter their name. */
function getsOwnPage({ headers, url = "" }: IncomingMessage): boolean {
	if (!cookieInHeader(headers.cookie, commenterCookie)) return false;
	return findPage(url.replace(/\?.*$/, ""))?.page === "post";
}

/** Accepts no new connection, closes each one after its answer, and cuts the rest after 20 s. */
async function closeServer(server: Server): Promise<void> {
	const idle = setInterval(() => server.closeIdleConnections(), 50);
	const timeout = setTimeout(() => server.closeAllConnections(), 20_000);
	await new Promise((resolve) => server.close(resolve));
	clearInterval(idle);
	clearTimeout(timeout);
}

function portOf(address: AddressInfo | string | null): number {
	return typeof address === "object" && address ? address.port : 0;
}

type Limits = Pick<Settings, "connections" | "connectionsPerAddress" | "trustedProxies">;

export function limitConnections(server: Server, limits: Limits): void {
	server.maxConnections = limits.connections;
	// Behind a proxy every connection is the proxy's.
	if (limits.trustedProxies > 0) return;
	const limit = createConcurrencyLimit(limits.connectionsPerAddress);
	server.on("connection", (socket) => {
		const release = limit.acquire(visitorAddress(undefined, socket.remoteAddress ?? "unknown", 0));
		if (release) socket.once("close", release);
		else socket.destroy();
	});
}
