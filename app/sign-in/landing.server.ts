import type { Settings } from "../../config/env.ts";
import { findPage, pathTo, twinOf } from "../../content/addresses.ts";
import type { Language } from "../../content/language.ts";
import type { Client } from "../../domain/accounts/client.ts";
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

/** The address of a page on the way in, which keeps the portal's page that is wanted. */
export function wayIn(page: "login" | "signInCode", language: Language, next: string): string {
	const address = pathTo(page, language);
	return next === pathTo("portal", language) ? address : `${address}?next=${next}`;
}

/**
 * The portal's page somebody wanted before signing in, in the language they are in by now; never an address outside
 * it, whatever was asked for.
 */
export function wantedPage(next: string | null, language: Language): string {
	const home = pathTo("portal", language);
	if (!next || !/^\/[\w/-]*$/.test(next) || next.startsWith("//")) return home;
	const page = findPage(next)?.page;
	return page === "portal" || page === "portalAccount" ? twinOf(next, language) : home;
}

/** Where a client's sign-in goes on: to the code that is still asked for, or to the portal's page that was wanted. */
export function portalLanding(
	settings: Pick<Settings, "publicUrl" | "portalBaseDomain">,
	language: Language,
	wanted: string | null,
) {
	const page = wantedPage(wanted, language);
	return (outcome: Extract<SignIn, { cookies: unknown }>) =>
		outcome.kind === "code-needed"
			? wayIn("signInCode", language, page)
			: portalAddress(settings, outcome.client, page);
}
