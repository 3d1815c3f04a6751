import type { Settings } from "../../config/env.ts";
import { findPage, pathTo, twinOf } from "../../content/addresses.ts";
import type { Client } from "../../domain/accounts/account.ts";
import type { SignIn } from "../../http/accounts/auth-context.ts";
import type { Language } from "../../shared/language.ts";

export function portalAddress(
	{ publicUrl, portalBaseDomain }: Pick<Settings, "publicUrl" | "portalBaseDomain">,
	client: Client | null,
	path: string,
): string {
	if (!portalBaseDomain || !client) return path;
	return `${new URL(publicUrl).protocol}//${client.subdomain}.${portalBaseDomain}${path}`;
}

export function signInAddress(page: "login" | "signInCode", language: Language, allowedNext: string): string {
	const address = pathTo(page, language);
	return allowedNext === pathTo("portal", language) ? address : `${address}?next=${allowedNext}`;
}

/** Never returns an address outside the portal. */
export function allowedPortalPage(next: string | null, language: Language): string {
	const home = pathTo("portal", language);
	if (!next || !/^\/[\w/-]*$/.test(next) || next.startsWith("//")) return home;
	const page = findPage(next)?.page;
	return page === "portal" || page === "portalAccount" ? twinOf(next, language) : home;
}

export function portalLanding(
	settings: Pick<Settings, "publicUrl" | "portalBaseDomain">,
	language: Language,
	wanted: string | null,
) {
	const page = allowedPortalPage(wanted, language);
	return (outcome: Extract<SignIn, { cookies: unknown }>) =>
		outcome.kind === "code-needed"
			? signInAddress("signInCode", language, page)
			: portalAddress(settings, outcome.client, page);
}
