import { createServer, request as forward } from "node:http";
import type { AddressInfo } from "node:net";

export type StallingProxy = { url: string; stop(): void };

/**
 * Passes requests on to a site and holds back the rest of an answer to a POST, as a slow connection does.
 * @param mark the text after which the answer stalls.
 * @param milliseconds how long it stalls.
 */
export async function stallingProxy(
	site: string,
	mark: string,
	milliseconds: number,
): Promise<StallingProxy> {
	const server = createServer((incoming, outgoing) => {
		const headers = {
			...incoming.headers,
			host: new URL(site).host,
			origin: site,
			"accept-encoding": "identity",
		};
		const passed = forward(`${site}${incoming.url}`, { method: incoming.method, headers }, async (answer) => {
			const body = Buffer.concat(await answer.toArray());
			const end = incoming.method === "POST" ? body.indexOf(mark) : -1;
			outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
			if (end < 0) return outgoing.end(body);
			outgoing.write(body.subarray(0, end + mark.length));
			setTimeout(() => outgoing.end(body.subarray(end + mark.length)), milliseconds);
		});
		passed.on("error", () => outgoing.writeHead(502).end());
		incoming.pipe(passed);
	});
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		stop() {
			server.closeAllConnections();
			server.close();
		},
	};
}
