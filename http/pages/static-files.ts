import { globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import { preferredEncoding } from "./accept-encoding.ts";
import { methodNotAllowed } from "./method-not-allowed.ts";

const offered = ["br", "gzip"] as const;

type Encoding = (typeof offered)[number];
type StaticFile = {
	bytes: Uint8Array<ArrayBuffer>;
	compressed: Record<Encoding, () => Promise<Uint8Array<ArrayBuffer>>> | null;
	type: string;
	cacheControl: string;
	shared: boolean;
};

const types: Record<string, string> = {
	".css": "text/css; charset=utf-8",
	".ico": "image/x-icon",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".png": "image/png",
	".svg": "image/svg+xml",
	".txt": "text/plain; charset=utf-8",
	".webmanifest": "application/manifest+json",
	".woff2": "font/woff2",
};
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 9 };
const compressible = new Set([".css", ".js", ".json", ".svg", ".txt", ".webmanifest"]);

/** Only files found at start, and scripts of the releases beside this one, have an address: no path can climb out. */
export function staticFiles(folder: string): MiddlewareHandler {
	const files = new Map(filesBelow(folder).map((path) => [addressOf(folder, path), read(path)]));
	const releases = dirname(dirname(folder));
	return async (c, next) => {
		const file = files.get(c.req.path) ?? fileOfAnother(releases, c.req.path);
		if (file) files.set(c.req.path, file);
		if (!file) return next();
		if (c.req.method !== "GET" && c.req.method !== "HEAD") return methodNotAllowed(c, ["GET", "HEAD"]);
		c.header("Content-Type", file.type);
		c.header("Cache-Control", file.cacheControl);
		if (file.shared) c.header("Cross-Origin-Resource-Policy", "cross-origin");
		if (!file.compressed) return c.body(file.bytes);
		c.header("Vary", "Accept-Encoding");
		const encoding = preferredEncoding(c.req.header("accept-encoding"), offered);
		if (encoding === "identity") return c.body(file.bytes);
		c.header("Content-Encoding", encoding);
		return c.body(await file.compressed[encoding]());
	};
}

/** Pages made by another release ask for its scripts, while an upgrade goes on and after it. */
function fileOfAnother(releases: string, address: string): StaticFile | undefined {
	const [, name] = /^\/assets\/(\w[\w.-]*\.(?:js|css))$/.exec(address) ?? [];
	const [found] = name ? globSync(`*/client/assets/${name}`, { cwd: releases }) : [];
	return found ? read(join(releases, found)) : undefined;
}

function filesBelow(folder: string): string[] {
	return readdirSync(folder, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile() && !entry.name.startsWith(".") && !entry.parentPath.includes(`${sep}.`))
		.map((entry) => join(entry.parentPath, entry.name));
}

function addressOf(folder: string, path: string): string {
	return `/${relative(folder, path).split(sep).join("/")}`;
}

function read(path: string): StaticFile {
	const bytes = new Uint8Array(readFileSync(path));
	const extension = extname(path);
	const hashed = path.includes(`${sep}assets${sep}`);
	return {
		shared: extension === ".png",
		bytes,
		compressed: compressible.has(extension)
			? {
					br: once(() => promisify(brotliCompress)(bytes, { params: brotliParams })),
					gzip: once(() => promisify(gzip)(bytes, { level: 9 })),
				}
			: null,
		type: types[extension] ?? "application/octet-stream",
		cacheControl:
			hashed || extension === ".woff2" ? "public, max-age=31536000, immutable" : "public, max-age=3600",
	};
}

/** Compresses a file when it is first asked for: a start waits for none. */
function once(compress: () => Promise<Buffer<ArrayBuffer>>): () => Promise<Uint8Array<ArrayBuffer>> {
	let compressed: Promise<Uint8Array<ArrayBuffer>> | undefined;
	return () => (compressed ??= compress().then((bytes) => new Uint8Array(bytes)));
}
