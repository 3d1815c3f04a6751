import type { Server } from "node:http";
import type { Settings } from "../../config/env.ts";
import { createConcurrencyLimit } from "../concurrency-limit.ts";
import { visitorAddress } from "../visitor.ts";

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
