import { data, type MiddlewareFunction, type RouterContextProvider, redirectDocument } from "react-router";
import { findPage, pathTo } from "../../content/addresses.ts";
import type { Client } from "../../domain/accounts/account.ts";
import type { SignedInSession } from "../../http/accounts/auth-context.ts";
import { servicesContext, sessionContext } from "../../http/context.ts";
import { portalSubdomain } from "../../http/hosts/portal-subdomain.ts";
import { languageOf } from "../../shared/language.ts";
import { portalAddress } from "../sign-in/landing.server.ts";

export type ClientSession = SignedInSession & { client: Client };

export function clientSessionOrNull(context: Readonly<RouterContextProvider>): ClientSession | null {
	const session = context.get(sessionContext);
	return session?.client ? { ...session, client: session.client } : null;
}

export function clientSession(context: Readonly<RouterContextProvider>): ClientSession {
	const session = clientSessionOrNull(context);
	if (!session) throw new Error("A client's account belongs to a client.");
	return session;
}

/** Another client's host is not found. */
export const portalGuard: MiddlewareFunction<Response> = async ({ request, url, context }) => {
	const { accounts, settings } = context.get(servicesContext);
	const { pathname, search } = url;
	const session = await accounts.sessionOf(request);
	if (session?.account.kind !== "client") {
		if (findPage(pathname)?.page === "portal" && request.method === "GET") return;
		throw redirectDocument(`${pathTo("login", languageOf(pathname))}?next=${pathname}`, 303);
	}
	const subdomain = portalSubdomain(request.headers.get("host") ?? undefined, settings);
	if (subdomain !== null && subdomain !== session.client?.subdomain) throw data(null, { status: 404 });
	const own = portalAddress(settings, session.client, pathname + search);
	if (subdomain === null && own.startsWith("http") && request.method === "GET")
		throw redirectDocument(own, 303);
	context.set(sessionContext, session);
};
