import { data, type RouterContextProvider, redirect } from "react-router";
import { limits } from "../../config/limits.ts";
import { pathTo } from "../../content/addresses.ts";
import { fillBlanks } from "../../content/fill-blanks.ts";
import { staff } from "../../content/staff/list.ts";
import type { SignedInSession } from "../../http/accounts/auth-context.ts";
import { servicesContext, visitorAddressContext } from "../../http/context.ts";
import { pageUrl } from "../../http/pages/page-url.ts";
import { type Language, languageOf } from "../../shared/language.ts";
import { formText, readFormData, textFields } from "../forms/read-form.server.ts";
import type { StaffRoute } from "../route-table.ts";
import { passkeyField } from "../sign-in/field-names.ts";
import { type ConfirmNotice, confirmField } from "./confirm-notice.tsx";
import { staffAddress } from "./staff-request.server.ts";

/**
 * Asks for the password again before a grave request whose last proof of identity is too old. A form comes back with all
 * that was typed and a field for the password; a download leads to the confirmation's own page.
 */
export async function confirmFirst(
	request: Request,
	context: Readonly<RouterContextProvider>,
	route: StaffRoute,
	session: SignedInSession,
): Promise<void> {
	const { accounts, settings } = context.get(servicesContext);
	const isForm = request.method === "POST";
	if (route.confirms !== (isForm ? "POST" : "GET") || accounts.isConfirmed(session)) return;
	const { pathname, search } = pageUrl(request);
	const language = languageOf(pathname);
	if (!isForm) {
		const next = encodeURIComponent(pathname + search);
		throw redirect(`${staffAddress(settings, language, "/confirm")}?next=${next}`, 303);
	}
	const form = await readFormData(request.clone());
	if (await proveIdentity(request, context, session, form)) return;
	const { home, skip } = staff[language];
	const text = confirmText(language);
	const notice: ConfirmNotice = {
		kind: "confirm",
		text,
		frame: { product: settings.brand.product, home: { href: pathTo("home", language), label: home }, skip },
		action: pathname + search,
		fields: textFields(form).filter(([name]) => name !== confirmField && name !== passkeyField),
		formError: form.has(confirmField) || form.has(passkeyField) ? refusalOf(text, form) : null,
	};
	throw data(notice, 403);
}

/** Proves with what a form carries, the password or a passkey, that the person of a session is still there. */
export function proveIdentity(
	request: Request,
	context: Readonly<RouterContextProvider>,
	session: SignedInSession,
	form: FormData,
): Promise<boolean> {
	const { accounts } = context.get(servicesContext);
	const caller = { request, visitorAddress: context.get(visitorAddressContext) };
	const passkey = formText(form, passkeyField);
	return passkey
		? accounts.confirmByPasskey(caller, session, passkey)
		: accounts.confirm(caller, session, formText(form, confirmField));
}

export function refusalOf(text: ConfirmNotice["text"], form: FormData): string {
	return form.has(passkeyField) ? text.passkeyRefused : text.refused;
}

export function confirmText(language: Language) {
	const text = staff[language].confirm;
	const fill = (words: string) => fillBlanks(words, { minutes: limits.confirmedMinutes });
	return { ...text, intro: fill(text.intro), done: fill(text.done) };
}
