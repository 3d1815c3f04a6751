import { data, type RouterContextProvider, redirect } from "react-router";
import type { Settings } from "../../config/env.ts";
import { type Language, languageOf } from "../../content/language.ts";
import { staff } from "../../content/staff/list.ts";
import type { Actor } from "../../domain/accounts/audit-entry.ts";
import type { SignIn } from "../../http/accounts/accounts.ts";
import { servicesContext, signedIn } from "../../http/context.ts";
import { pageUrl } from "../../http/page-url.ts";

/** The address of a page of the staff. @param path below the hidden path, e.g. "/leads". */
export function staffAddress(
	{ adminPath }: Pick<Settings, "adminPath">,
	language: Language,
	path: string,
): string {
	return `${language === "en" ? "/en" : ""}${adminPath}${path}`;
}

/** Where a sign-in of the staff goes on: to the code that is still asked for, or to the first page. */
export function staffLanding(settings: Pick<Settings, "adminPath">, language: Language) {
	return ({ kind }: Pick<SignIn, "kind">) =>
		staffAddress(settings, language, kind === "code-needed" ? "/code" : "");
}

/** What the loader and the action of every page of the staff begin with. */
export function staffRoom(request: Request, context: Readonly<RouterContextProvider>) {
	const services = context.get(servicesContext);
	const { account } = signedIn(context);
	const { pathname, searchParams } = pageUrl(request);
	const language = languageOf(pathname);
	const to = (path: string) => staffAddress(services.settings, language, path);
	const actor: Actor = { id: account.id, name: account.name };
	return {
		services,
		db: services.connection.db,
		account,
		actor,
		language,
		searchParams,
		to,
		text: staff[language],
	};
}

export const privately = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex, nofollow" };

/** What a form answers once it is done: its page again, which says so. @param path may say what is listed there. */
export function doneAt(path: string, done: string) {
	return redirect(`${path}${path.includes("?") ? "&" : "?"}done=${encodeURIComponent(done)}`, 303);
}

/** What was just done on a page, as its address says it; null for what none of its forms does. */
export function doneOf<Known extends string>(
	searchParams: URLSearchParams,
	known: readonly Known[],
): Known | null {
	return known.find((one) => one === searchParams.get("done")) ?? null;
}

/** Answers 404: what the address names is not there. */
export function notThere(): never {
	throw data(null, { status: 404 });
}
