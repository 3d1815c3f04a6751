import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { findPage } from "../../content/addresses.ts";
import type { createApp } from "../app.ts";
import { CannotListenError } from "../cannot-listen.ts";
import { logRequest } from "../middleware/request-log.ts";
import type { PageCache } from "../page-cache.ts";
import { portalSubdomain } from "../portal-host.ts";
import type { Services } from "../services.ts";
import type { VisitCounter } from "../visits.ts";

type Serving = {
	app: ReturnType<typeof createApp>;
	cache: PageCache;
	services: Pick<Services, "settings" | "log">;
	seen: VisitCounter["seen"];
};

// Disconnects slow clients: headers within 10 s, a whole request within 60 s, checked twice a second.
const limits = {
	headersTimeout: 10_000,
	requestTimeout: 60_000,
	connectionsCheckingInterval: 500,
	keepAliveTimeout: 65_000,
};

/** @returns the port, and a close function that first finishes open requests. */
export async function serve(serving: Serving): Promise<{ port: number; close(): Promise<void> }> {
	const server = createServer(limits, listenerOf(serving));
	const { settings } = serving.services;
	await new Promise<void>((resolve, reject) => {
		server
			.once("error", (error) => reject(CannotListenError.from(error, settings)))
			.listen(settings.port, settings.host, resolve);
	});
	return { port: portOf(server.address()), close: () => closeServer(server) };
}

function listenerOf({ app, cache, services: { settings, log }, seen }: Serving) {
	const answer = getRequestListener(app.fetch);
	return (request: IncomingMessage, response: ServerResponse) => {
		const started = performance.now();
		const isMainSite = portalSubdomain(request.headers.host, settings) === null;
		if (!isMainSite || getsOwnPage(request) || !cache.answer(request, response)) {
			if (isMainSite) response.once("finish", () => seen(request, response.statusCode));
			return answer(request, response);
		}
		seen(request, response.statusCode);
		const { method = "", url: path = "" } = request;
		logRequest(log, { method, path, status: response.statusCode, started });
	};
}

/** Tells whether the visitor gets an uncached page: posts show a remembered commenter their name. */
function getsOwnPage({ headers, url = "" }: IncomingMessage): boolean {
	if (!/(?:^|;\s*)commenter=/.test(headers.cookie ?? "")) return false;
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
