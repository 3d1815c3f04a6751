import { createMiddleware } from "hono/factory";

export const securityHeaders = {
	"X-Content-Type-Options": "nosniff",
	"X-Frame-Options": "DENY",
	"Referrer-Policy": "strict-origin-when-cross-origin",
	"Cross-Origin-Opener-Policy": "same-origin",
	"Cross-Origin-Resource-Policy": "same-origin",
	"Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
} as const;

const strictest = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
export const twoYears = "max-age=63072000; includeSubDomains";

export function secureHeaders({ https }: { https: boolean }) {
	return createMiddleware(async (c, next) => {
		await next();
		for (const [name, value] of Object.entries(securityHeaders)) {
			if (!c.res.headers.has(name)) c.res.headers.set(name, value);
		}
		if (https) c.res.headers.set("Strict-Transport-Security", twoYears);
		if (!import.meta.env.DEV && !c.res.headers.has("Content-Security-Policy"))
			c.res.headers.set("Content-Security-Policy", strictest);
	});
}
