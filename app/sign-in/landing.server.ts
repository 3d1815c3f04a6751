import type { Settings } from "../../config/env.ts";
import { findPage, pathTo } from "../../content/addresses.ts";
import type { Language } from "../../content/language.ts";
import type { Client } from "../../domain/accounts/client-store.ts";
import type { SignIn } from "../../http/accounts/accounts.ts";

/** Where a client goes when signed in: its own subdomain when there is a base domain for them, else this site's portal. */
export function portalAddress(
	{ publicUrl, portalBaseDomain }: Pick<Settings, "publicUrl" | "portalBaseDomain">,
	client: Client | null,
	path: string,
): string {
	if (!portalBaseDomain || !client) return path;
	return `${new URL(publicUrl).protocol}//${client.subdomain}.${portalBaseDomain}${path}`;
}

/** The portal's page somebody wanted before signing in; never an address outside it, whatever was asked for. */
export function wantedPage(next: string | null, language: Language): string {
	const home = pathTo("portal", language);
	if (!next || !/^\/[\w/-]*$/.test(next) || next.startsWith("//")) return home;
	const page = findPage(next)?.page;
	return page === "portal" || page === "portalAccount" ? next : home;
}

/** Where a client's sign-in goes on: to the code that is still asked for, or to the portal's page that was wanted. */
export function portalLanding(
	settings: Pick<Settings, "publicUrl" | "portalBaseDomain">,
	language: Language,
	wanted: string,
) {
	const page = wantedPage(wanted, language);
	return (outcome: Extract<SignIn, { cookies: unknown }>) =>
		outcome.kind === "code-needed"
			? `${pathTo("signInCode", language)}?next=${page}`
			: portalAddress(settings, outcome.client, page);
}
