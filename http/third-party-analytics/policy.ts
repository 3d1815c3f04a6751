import { createHash } from "node:crypto";
import type { Settings } from "../../config/env.ts";

/** Sources that the third-party scripts need, from their documentation of Content-Security-Policy. */
const google = {
	"script-src": ["https://*.googletagmanager.com"],
	"img-src": ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
	"connect-src": [
		...["https://*.google-analytics.com", "https://*.analytics.google.com"],
		"https://*.googletagmanager.com",
	],
};
const hubspot = {
	"script-src": ["https://*.hs-scripts.com", "https://*.hs-analytics.net", "https://*.hs-banner.com"],
	"img-src": ["https://*.hubspot.com"],
	"connect-src": ["https://*.hubspot.com", "https://api.hsforms.com"],
};

type Sources = Readonly<Record<string, readonly string[]>>;

export function withSources(policy: string, ...added: readonly Sources[]): string {
	return policy
		.split("; ")
		.map((directive) => {
			const name = directive.split(" ", 1)[0] ?? "";
			return [directive, ...added.flatMap((sources) => sources[name] ?? [])].join(" ");
		})
		.join("; ");
}

export function toolSources({ gtagId, hubspotId }: NonNullable<Settings["thirdPartyAnalytics"]>): Sources[] {
	return [...(gtagId ? [google] : []), ...(hubspotId ? [hubspot] : [])];
}

export function styleSource(css: string): Sources {
	return { "style-src": [`'sha256-${createHash("sha256").update(css).digest("base64")}'`] };
}
