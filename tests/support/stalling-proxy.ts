import { createServer, request as forward } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

export type StallingProxy = { url: string; release(): void; stop(): void };

type Stall = {
	/** Which pages stall: those that are read, or the answers to forms. */
	method: "GET" | "POST";
	/** The text after which a page stalls. */
	after: string;
	milliseconds: number;
	untilReleased?: boolean;
};

/** Passes requests on to a site and holds back the rest of a page, as a slow connection does. */
export async function stallingProxy(
	site: string,
	{ method, after, milliseconds, untilReleased = false }: Stall,
): Promise<StallingProxy> {
	const { promise: released, resolve: release } = Promise.withResolvers<void>();
	if (!untilReleased) release();
	const server = createServer((incoming, outgoing) => {
		const headers = {
			...incoming.headers,
			host: new URL(site).host,
			origin: site,
			"accept-encoding": "identity",
		};
		const passed = forward(`${site}${incoming.url}`, { method: incoming.method, headers }, async (answer) => {
			const body = Buffer.concat(await answer.toArray());
			const isPage = answer.headers["content-type"]?.startsWith("text/html");
			const start = isPage && incoming.method === method ? body.indexOf(after) : -1;
			outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
			if (start < 0) return outgoing.end(body);
			const end = start + Buffer.byteLength(after);
			outgoing.write(body.subarray(0, end));
			await Promise.all([wait(milliseconds), released]);
			outgoing.end(body.subarray(end));
		});
		passed.on("error", () => outgoing.writeHead(502).end());
		incoming.pipe(passed);
	});
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		release,
		stop() {
			server.closeAllConnections();
			server.close();
		},
	};
}
