import { Duplex } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/compress";
import { createMiddleware } from "hono/factory";
import { preferredEncoding } from "../pages/accept-encoding.ts";

const compressors = {
	gzip: () => createGzip(),
	br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
};
/** At these levels gzip makes pages as small as Brotli, with a quarter of its memory. */
const offered = ["gzip", "br"] as const;
const leastBytes = 1_024;

/** Compresses quickly what is answered once: pages that are not cached, or not yet. */
export const compressResponse = createMiddleware(async (c, next) => {
	await next();
	const { body, headers } = c.res;
	const isShort = Number(headers.get("Content-Length") ?? leastBytes) < leastBytes;
	if (!body || c.req.method === "HEAD" || isShort || !mayCompress(headers)) return;
	if (!/\baccept-encoding\b/i.test(headers.get("Vary") ?? "")) headers.append("Vary", "Accept-Encoding");
	const encoding = preferredEncoding(c.req.header("accept-encoding"), offered);
	if (encoding === "identity") return;
	const compressor = Duplex.toWeb(compressors[encoding]()) as CompressionStream;
	c.res = new Response(body.pipeThrough(compressor), c.res);
	c.res.headers.delete("Content-Length");
	c.res.headers.set("Content-Encoding", encoding);
	const etag = headers.get("ETag");
	// The bytes differ from those that the page cache sends for it.
	if (etag && !etag.startsWith("W/")) c.res.headers.set("ETag", `W/${etag}`);
});

function mayCompress(headers: Headers): boolean {
	return (
		!headers.has("Content-Encoding") &&
		!/\bno-transform\b/.test(headers.get("Cache-Control") ?? "") &&
		COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get("Content-Type") ?? "")
	);
}
