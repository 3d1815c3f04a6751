import { rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import pino from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readSettings } from "../../config/env.ts";
import { newFolder } from "../../tests/support/new-folder.ts";
import { compressResponse } from "../middleware/compress-response.ts";
import { serve } from "../start/serve.ts";
import { createPageCache } from "./page-cache.ts";
import { staticFiles } from "./static-files.ts";

const text = "<p>Hola</p>".repeat(400);
const etag = '"page"';
const folder = newFolder("compressed");
const cache = createPageCache();
const sizes = { "content-length": String(Buffer.byteLength(text)) };
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
	writeFileSync(join(folder, "site.css"), text);
	writeFileSync(join(folder, "icon.png"), text);
	const app = new Hono().use(staticFiles(folder)).use(compressResponse);
	app.get("/en/first", (c) => c.html(text, 200, { etag, vary: "Cookie", ...sizes }));
	app.get("/en/short", (c) => c.html("short", 200, { "content-length": "5" }));
	app.get("/en/events", (c) => c.body(text, 200, { "content-type": "text/event-stream" }));
	app.get("/en/proxied", (c) => c.html(text, 200, { "cache-control": "no-store, no-transform" }));
	cache.keep(
		"/en/cached",
		{ html: text, headers: new Headers({ "content-type": "text/html" }) },
		{ cookies: undefined, generation: cache.generation },
	);
	await cache.settled();
	const settings = readSettings({ HOST: "127.0.0.1", PORT: "0" });
	const services = { settings, log: pino({ level: "silent" }) };
	server = await serve({ app, cache, services, countVisit: () => undefined });
});

afterAll(async () => {
	await server.close();
	rmSync(folder, { recursive: true });
});

const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };

/** Asks as a client that reads bytes as they come. */
function ask(path: string, acceptEncoding: string, method = "GET") {
	return new Promise<{ headers: Record<string, unknown>; bytes: Buffer }>((resolve, reject) => {
		const headers = { "accept-encoding": acceptEncoding };
		request({ port: server.port, path, method, headers }, (response) => {
			const parts: Buffer[] = [];
			response
				.on("data", (part) => parts.push(part))
				.on("end", () => resolve({ headers: response.headers, bytes: Buffer.concat(parts) }));
		})
			.on("error", reject)
			.end();
	});
}

for (const path of ["/site.css", "/en/cached", "/en/first"])
	it.each([
		["gzip, br;q=0", "gzip"],
		["br", "br"],
		["br;q=0.2, identity;q=0, GZIP ; q=0.1", "br"],
		["identity", "identity"],
		["*;q=0", "identity"],
	] as const)(`sends ${path} in the encoding that %s welcomes`, async (accepted, encoding) => {
		const { headers, bytes } = await ask(path, accepted);
		expect(headers["content-encoding"] ?? "identity").toBe(encoding);
		expect(decoders[encoding](bytes).toString()).toBe(text);
		expect(bytes.length < text.length / 10).toBe(encoding !== "identity");
		if (headers["content-length"]) expect(headers["content-length"]).toBe(String(bytes.length));
		if (path !== "/en/cached") expect(headers.vary).toMatch(/accept-encoding/i);
	});

it("leaves alone what is short, compressed already, an event stream or not to be changed", async () => {
	for (const path of ["/en/short", "/icon.png", "/en/events", "/en/proxied"])
		expect((await ask(path, "gzip, br")).headers["content-encoding"], path).toBeUndefined();
	const { headers } = await ask("/en/first", "gzip, br", "HEAD");
	expect(headers).toMatchObject(sizes);
});

it("keeps what else a page varies by, and weakens its ETag", async () => {
	const { headers } = await ask("/en/first", "gzip, br");
	expect([headers.vary, headers.etag]).toEqual(["Cookie, Accept-Encoding", `W/${etag}`]);
});
