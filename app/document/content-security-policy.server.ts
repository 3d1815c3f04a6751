import { createHash } from "node:crypto";
import pageScript from "./page-script.inline.ts?minified";
import { speculationRules } from "./speculation-rules.ts";

const scriptHash = `${hash(pageScript)} ${hash(speculationRules)}`;
const hashes = new Map<string, string>();

type Page = {
	styles: Iterable<string>;
	scripts: Iterable<string>;
	frames: Iterable<string>;
	/** Where its forms may lead beside: browsers hold their redirects to it too. */
	formsTo: readonly string[];
	nonce: string | undefined;
};

export function contentSecurityPolicy({ styles, scripts, frames, formsTo, nonce }: Page): string {
	const framed = [...frames];
	return [
		"default-src 'none'",
		`script-src 'self' ${[scriptHash, ...[...scripts].map(knownHash), ...(nonce ? [`'nonce-${nonce}'`] : [])].join(" ")}`,
		`style-src 'self' ${[...styles].map(knownHash).join(" ")}`,
		"img-src 'self' data:",
		"font-src 'self'",
		"media-src 'self' data:",
		`connect-src ${["'self'", ...apiHost()].join(" ")}`,
		"manifest-src 'self'",
		...(framed.length > 0 ? [`frame-src ${framed.join(" ")}`] : []),
		`form-action ${["'self'", ...formsTo].join(" ")}`,
		"frame-ancestors 'none'",
		"base-uri 'none'",
	].join("; ");
}

function apiHost(): string[] {
	const url = import.meta.env.VITE_API_URL;
	return URL.canParse(url) ? [new URL(url).origin] : [];
}

function knownHash(text: string): string {
	const known = hashes.get(text) ?? hash(text);
	hashes.set(text, known);
	return known;
}

function hash(text: string): string {
	return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
