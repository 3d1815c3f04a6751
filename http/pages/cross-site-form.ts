import { createContext } from "react-router";
import { addresses } from "../../content/addresses.ts";
import { type Language, languageOf } from "../../shared/language.ts";
import { isDataRequest } from "./page-url.ts";

/** A form sent from another site, or whose origin the browser hides. */
export type CrossSiteForm = {
	address: string;
	/** What signed-in people do is not sent again: a stranger may have made the form. */
	mayResend: boolean;
	typed: readonly (readonly [name: string, value: string])[];
	/** Names of the secret fields of a login form: their values are dropped and asked again. */
	secrets: readonly string[];
};

export const crossSiteFormContext = createContext<CrossSiteForm | null>(null);

/** Answers 404 unless such a form was sent. */
export const crossSiteFormPaths: Record<Language, string> = {
	es: "/cross-site-form",
	en: "/en/cross-site-form",
};

export const secretFields: readonly string[] = [
	"password",
	"current",
	"next",
	"code",
	"confirm-password",
	"passkey",
];
export const mostFields = 100;

export async function readCrossSiteForm(request: Request, mayResend: boolean): Promise<CrossSiteForm | null> {
	const type = request.headers.get("content-type") ?? "";
	const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type);
	if (!isForm || request.method !== "POST" || isDataRequest(request)) return null;
	const form = await request.formData().catch(() => null);
	const fields = [...(form ?? [])];
	if (!form || fields.length > mostFields) return null;
	const { pathname, search } = new URL(request.url);
	const asksForSecrets = pathname.startsWith(addresses.login[languageOf(pathname)]);
	return {
		address: pathname + search,
		mayResend,
		typed: fields.flatMap(([name, value]) =>
			typeof value === "string" && !secretFields.includes(name) ? [[name, value] as const] : [],
		),
		secrets: secretFields.filter((name) => asksForSecrets && form.has(name)),
	};
}
