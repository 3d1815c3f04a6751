import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { languageOf } from "../content/language.ts";
import { preferredLanguage } from "./language-choice.ts";

type Body = { headers: string[]; bytes: Buffer };
type Entry = { etag: string; notModified: string[]; bodies: { br: Body; gzip: Body; identity: Body } };

/** Each process has its own: a page is a pure function of its address, the content and the blog. */
export type PageCache = {
	/** @returns false when the cache cannot answer the request. */
	answer(request: IncomingMessage, response: ServerResponse): boolean;
	/** Ignores a page when something was forgotten since `generation`, or too many are being kept. @returns its ETag, when it is kept. */
	keep(path: string, page: { html: string; headers: Headers }, rendered: Rendered): Promise<string | null>;
	has(path: string): boolean;
	forget(shows: (path: string) => boolean): void;
	readonly generation: number;
};

type Rendered = { cookies: string | undefined; generation: number };

const maxPages = 2_000;
/** Pages compressed at the same time, at the highest level. Another page is answered, and kept at its next request. */
const mostCompressed = 4;

export function createPageCache(variantOf: (cookies: string | undefined) => string = () => ""): PageCache {
	const entries = new Map<string, Entry>();
	const paths = new Set<string>();
	const keyOf = (path: string, cookies: string | undefined) => `${variantOf(cookies)}${path}`;
	let generation = 0;
	let compressing = 0;
	return {
		answer(request, response) {
			const { method, url = "", headers } = request;
			if (method !== "GET" && method !== "HEAD") return false;
			const entry = entries.get(keyOf(pathOf(url), headers.cookie));
			if (!entry) return false;
			if (
				languageOf(pathOf(url)) === "es" &&
				preferredLanguage(headers.cookie, headers["accept-language"]) !== "es"
			)
				return false;
			if (headers["if-none-match"]?.includes(entry.etag)) {
				response.writeHead(304, entry.notModified).end();
				return true;
			}
			const body = entry.bodies[encodingOf(headers["accept-encoding"])];
			response.writeHead(200, body.headers);
			response.end(method === "HEAD" ? undefined : body.bytes);
			return true;
		},
		async keep(path, { html, headers }, begun) {
			const key = keyOf(path, begun.cookies);
			if (begun.generation !== generation) return null;
			const kept = entries.get(key);
			if (kept) return kept.etag;
			if (compressing >= mostCompressed) return null;
			compressing++;
			const entry = await entryOf(html, headers).finally(() => compressing--);
			if (begun.generation !== generation) return null;
			if (entries.size >= maxPages) {
				entries.clear();
				paths.clear();
			}
			entries.set(key, entry);
			paths.add(path);
			return entry.etag;
		},
		has: (path) => paths.has(path),
		forget(shows) {
			generation++;
			for (const path of paths) if (shows(path)) paths.delete(path);
			for (const key of entries.keys()) if (shows(key.slice(key.indexOf("/")))) entries.delete(key);
		},
		get generation() {
			return generation;
		},
	};
}

/** Campaign parameters do not change the page. */
function pathOf(url: string): string {
	const query = url.indexOf("?");
	if (query < 0) return url;
	const rest = url.slice(query + 1).split("&");
	return rest.every((pair) => /^(utm_\w+|gclid|fbclid|msclkid)=/.test(pair)) ? url.slice(0, query) : url;
}

function encodingOf(accept: string | undefined): keyof Entry["bodies"] {
	if (!accept) return "identity";
	if (/\bbr\b(?!\s*;\s*q=0(\.0+)?\b)/.test(accept)) return "br";
	return /\bgzip\b(?!\s*;\s*q=0(\.0+)?\b)/.test(accept) ? "gzip" : "identity";
}

async function entryOf(html: string, pageHeaders: Headers): Promise<Entry> {
	const identity = Buffer.from(html);
	const [br, zipped] = await Promise.all([
		promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
		promisify(gzip)(identity, { level: 9 }),
	]);
	const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
	const common = [...pageHeaders].filter(([name]) => name !== "content-length").flat();
	const headers = [...common, "etag", etag];
	const body = (bytes: Buffer, encoding?: string): Body => ({
		bytes,
		headers: [
			...headers,
			...(encoding ? ["content-encoding", encoding] : []),
			"content-length",
			String(bytes.length),
		],
	});
	return {
		etag,
		notModified: headers,
		bodies: { br: body(br, "br"), gzip: body(zipped, "gzip"), identity: body(identity) },
	};
}
