import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, expect, it } from "vitest";
import { requestOk, sendRequest } from "./call.ts";

const servers: Server[] = [];
afterEach(async () => {
	for (const server of servers.splice(0)) {
		server.closeAllConnections();
		await new Promise((resolve) => server.close(resolve));
	}
});

async function serve(listener: RequestListener): Promise<string> {
	const server = createServer(listener);
	servers.push(server);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port }: AddressInfo = Object(server.address());
	return `http://127.0.0.1:${port}/`;
}

const call = (url: string) => ({
	url,
	headers: { authorization: "Bearer a-key" },
	body: { name: "Ana" },
	signal: AbortSignal.timeout(10_000),
});

it.each([301, 302, 307, 308])("follows no redirect to another address (%i)", async (status) => {
	const seen: string[] = [];
	const other = await serve((request, response) => {
		seen.push(request.headers.authorization ?? "");
		response.end("{}");
	});
	const url = await serve((_, response) => response.writeHead(status, { location: other }).end());
	expect((await sendRequest(call(url))).status).toBe(status);
	await expect(requestOk(call(url))).rejects.toThrow();
	expect(seen).toEqual([]);
});

it("reads no more than a megabyte of an answer, however well it is compressed", async () => {
	const packed = gzipSync(Buffer.alloc(60_000_000, 32));
	const url = await serve((_, response) =>
		response.writeHead(200, { "content-encoding": "gzip" }).end(packed),
	);
	const outcome = sendRequest(call(url)).then(
		({ text }) => text.length,
		({ code }) => code,
	);
	expect(await outcome).toBe("ETOOLONG");
	const small = await serve((_, response) => response.end(" ".repeat(1_000_000)));
	expect((await sendRequest(call(small))).text).toHaveLength(1_000_000);
});
