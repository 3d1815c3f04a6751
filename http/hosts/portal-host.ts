import { createMiddleware } from "hono/factory";
import type { Settings } from "../../config/env.ts";
import { hasPortal } from "../../domain/accounts/read-accounts.ts";
import type { Services } from "../services.ts";
import { portalSubdomain } from "./portal-subdomain.ts";

export function portalOrigins({
	portalBaseDomain,
	publicUrl,
}: Pick<Settings, "portalBaseDomain" | "publicUrl">): string[] {
	if (!portalBaseDomain) return [];
	const { origin, protocol } = new URL(publicUrl);
	return [origin, `${protocol}//*.${portalBaseDomain}`];
}

/** A client's own host serves the portal alone, and only when a client is registered under exactly that name. */
export function portalHost({ settings, connection }: Services) {
	return createMiddleware(async (c, next) => {
		const subdomain = portalSubdomain(c.req.header("host"), settings);
		if (subdomain === null) return next();
		if (!(await hasPortal(connection.db, subdomain))) return c.notFound();
		const { pathname, search } = new URL(c.req.url);
		if (isOfThePortal(pathname)) return next();
		if (pathname === "/") return c.redirect("/portal", 302);
		return c.redirect(`${settings.publicUrl}${pathname}${search}`, 302);
	});
}

function isOfThePortal(pathname: string): boolean {
	return /^(\/en)?\/portal(\/|\.data$|$)|^\/__manifest$|^\/(assets|fonts|icons)\/|^\/[\w-]+\.\w+$|^\/(demo-data|api\/events|api\/passkeys)(\/|$)/.test(
		pathname,
	);
}
