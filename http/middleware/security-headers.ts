import { createMiddleware } from "hono/factory";
import type { Settings } from "../../config/env.ts";

const securityHeaders = {
	"X-Content-Type-Options": "nosniff",
	"X-Frame-Options": "DENY",
	"Referrer-Policy": "strict-origin-when-cross-origin",
	"Cross-Origin-Opener-Policy": "same-origin",
	"Cross-Origin-Resource-Policy": "same-origin",
	"Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
} as const;

const strictest = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export function commonHeaders({ hsts, isIndexable }: Pick<Settings, "hsts" | "isIndexable">) {
	return {
		...securityHeaders,
		...(hsts && { "Strict-Transport-Security": hsts }),
		...(!isIndexable && { "X-Robots-Tag": "noindex, nofollow" }),
	};
}

export function secureHeaders(settings: Pick<Settings, "hsts" | "isIndexable">) {
	const common = Object.entries(commonHeaders(settings));
	return createMiddleware(async (c, next) => {
		await next();
		for (const [name, value] of common) {
			if (!c.res.headers.has(name)) c.res.headers.set(name, value);
		}
		if (!import.meta.env.DEV && !c.res.headers.has("Content-Security-Policy"))
			c.res.headers.set("Content-Security-Policy", strictest);
	});
}
