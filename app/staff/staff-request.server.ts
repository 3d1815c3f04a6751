import { data, type RouterContextProvider } from "react-router";
import type { Settings } from "../../config/env.ts";
import { staff } from "../../content/staff/list.ts";
import type { Actor } from "../../domain/audit-log/audit-entry.ts";
import type { SignIn } from "../../http/accounts/auth-context.ts";
import { servicesContext, signedIn } from "../../http/context.ts";
import { pageUrl } from "../../http/pages/page-url.ts";
import type { LinkWay } from "../../shared/account.ts";
import { type Language, languageOf } from "../../shared/language.ts";

export function staffAddress(
	{ adminPath }: Pick<Settings, "adminPath">,
	language: Language,
	path: string,
): string {
	return `${language === "en" ? "/en" : ""}${adminPath}${path}`;
}

export function staffLanding(settings: Pick<Settings, "adminPath">, language: Language) {
	return ({ kind }: Pick<SignIn, "kind">) =>
		staffAddress(settings, language, kind === "code-needed" ? "/code" : "");
}

export function staffRequest(request: Request, context: Readonly<RouterContextProvider>) {
	const services = context.get(servicesContext);
	const { account } = signedIn(context);
	const { pathname, searchParams } = pageUrl(request);
	const language = languageOf(pathname);
	const to = (path: string) => staffAddress(services.settings, language, path);
	/** Without a mail server a link is shown to the person who asked for it. */
	const linkWay: LinkWay = services.settings.smtpUrl ? "mail" : "shown";
	const actor = { id: account.id, name: account.name } satisfies Actor;
	return {
		services,
		db: services.connection.db,
		account,
		actor,
		language,
		searchParams,
		to,
		text: staff[language],
		linkWay,
	};
}

export const privateHeaders = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex, nofollow" };

export function notFound(): never {
	throw data(null, { status: 404 });
}
