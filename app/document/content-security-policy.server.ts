import { createHash } from "node:crypto";
import pageScript from "./page-script.inline.ts?minified";

const scriptHash = hash(pageScript);
const styleHashes = new Map<string, string>();

/**
 * The policy of one rendered page: its own styles and the page script by hash, everything else from this origin.
 * @param formsTo where its forms may lead beside: browsers hold their redirects to it too.
 */
export function contentSecurityPolicy(styles: Iterable<string>, formsTo: readonly string[]): string {
	return [
		"default-src 'none'",
		`script-src 'self' ${scriptHash}`,
		`style-src 'self' ${[...styles].map(styleHash).join(" ")}`,
		"img-src 'self' data:",
		"font-src 'self'",
		"media-src 'self' data:",
		"connect-src 'self'",
		"manifest-src 'self'",
		`form-action ${["'self'", ...formsTo].join(" ")}`,
		"frame-ancestors 'none'",
		"base-uri 'none'",
	].join("; ");
}

function styleHash(css: string): string {
	const known = styleHashes.get(css) ?? hash(css);
	styleHashes.set(css, known);
	return known;
}

function hash(text: string): string {
	return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
