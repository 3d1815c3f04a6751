import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { languageOf } from "../../shared/language.ts";
import { preferredLanguage } from "../cookies/language-choice.ts";
import { preferredEncoding } from "./accept-encoding.ts";

type Body = { headers: string[]; bytes: Buffer };
type Entry = { etag: string; notModified: string[]; bodies: { br: Body; gzip: Body; identity: Body } };

/** Each process has its own: a page is a pure function of its address, the content and the blog. */
export type PageCache = {
	/** @returns false when the cache cannot answer the request. */
	answer(request: IncomingMessage, response: ServerResponse): boolean;
	/**
	 * Compresses a page for its next visitors, while its first one is answered. Ignores it when something was forgotten
	 * since `generation`, or too many are being compressed. @returns its ETag.
	 */
	keep(path: string, page: { html: string; headers: Headers }, rendering: Rendering): string;
	settled(): Promise<unknown>;
	has(path: string): boolean;
	forget(shows: (path: string) => boolean): void;
	readonly generation: number;
};

type Page = { bytes: Buffer; headers: Headers; etag: string };
type Rendering = { cookies: string | undefined; generation: number };

const offered = ["br", "gzip"] as const;
const maxPages = 2_000;
/** Pages compressed at the same time, at the highest level. Another page is kept at its next request. */
const mostCompressed = 4;

export function createPageCache(variantOf: (cookies: string | undefined) => string = () => ""): PageCache {
	const entries = new Map<string, Entry>();
	const paths = new Set<string>();
	const keyOf = (path: string, cookies: string | undefined) => `${variantOf(cookies)}${path}`;
	let generation = 0;
	const compressing = new Map<string, Promise<void>>();
	async function store(path: string, key: string, page: Page, rendering: Rendering): Promise<void> {
		const entry = await entryOf(page);
		if (rendering.generation !== generation) return;
		if (entries.size >= maxPages) {
			entries.clear();
			paths.clear();
		}
		entries.set(key, entry);
		paths.add(path);
	}
	return {
		answer(request, response) {
			const { method, url = "", headers } = request;
			if (method !== "GET" && method !== "HEAD") return false;
			const entry = entries.get(keyOf(pathOf(url), headers.cookie));
			if (!entry) return false;
			if (languageOf(pathOf(url)) === "es" && !prefersSpanish(headers)) return false;
			if (headers["if-none-match"]?.includes(entry.etag)) {
				response.writeHead(304, entry.notModified).end();
				return true;
			}
			const body = entry.bodies[preferredEncoding(headers["accept-encoding"], offered)];
			response.writeHead(200, body.headers);
			response.end(method === "HEAD" ? undefined : body.bytes);
			return true;
		},
		keep(path, { html, headers }, rendering) {
			const bytes = Buffer.from(html);
			const etag = etagOf(bytes);
			const key = keyOf(path, rendering.cookies);
			const isKept = entries.has(key) || compressing.has(key);
			if (rendering.generation === generation && !isKept && compressing.size < mostCompressed) {
				const stored = store(path, key, { bytes, headers, etag }, rendering);
				// Without memory to compress it, it is kept at its next request.
				compressing.set(
					key,
					stored.catch(() => undefined).finally(() => compressing.delete(key)),
				);
			}
			return etag;
		},
		settled: () => Promise.all(compressing.values()),
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

function prefersSpanish(headers: IncomingMessage["headers"]): boolean {
	return preferredLanguage(headers.cookie, headers["accept-language"]) === "es";
}

function etagOf(bytes: Buffer): string {
	return `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
}

/** Campaign parameters do not change the page. */
function pathOf(url: string): string {
	const query = url.indexOf("?");
	if (query < 0) return url;
	const rest = url.slice(query + 1).split("&");
	return rest.every((pair) => /^(utm_\w+|gclid|fbclid|msclkid)=/.test(pair)) ? url.slice(0, query) : url;
}

async function entryOf({ bytes: identity, headers: pageHeaders, etag }: Page): Promise<Entry> {
	const common = [...pageHeaders].filter(([name]) => name !== "content-length").flat();
	const headers = [...common, "etag", etag];
	const [br, zipped] = await Promise.all([
		promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
		promisify(gzip)(identity, { level: 9 }),
	]);
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
