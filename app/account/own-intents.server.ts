import type { RouterContextProvider } from "react-router";
import { renderSVG } from "uqr";
import { login } from "../../content/login/list.ts";
import { portal } from "../../content/portal/list.ts";
import type { PortalText } from "../../content/portal/schema.ts";
import { readAccountEmail } from "../../domain/accounts/account.ts";
import { askEmailChange } from "../../domain/accounts/change-email.ts";
import { changeOwnDetails } from "../../domain/accounts/manage-accounts.ts";
import { deviceName } from "../../domain/accounts/sign-in/device-name.ts";
import type { Caller, Cookies, SignedInSession } from "../../http/accounts/auth-context.ts";
import type { Enrolment } from "../../http/accounts/own-second-factor.ts";
import { servicesContext, signedIn, visitorAddressContext } from "../../http/context.ts";
import type { Services } from "../../http/services.ts";
import { isLanguage, type Language } from "../../shared/language.ts";
import {
	answerIntent,
	type Intents,
	readSentForm,
	refuse,
	type SentForm,
	show,
} from "../forms/answer-intent.server.ts";
import type { FormAnswer, FormState } from "../forms/form-state.ts";
import { formText } from "../forms/read-form.server.ts";
import { passkeyField } from "../sign-in/field-names.ts";
import { seeOther } from "../sign-in/see-other.server.ts";

type AccountForm = SentForm & {
	services: Services;
	caller: Caller;
	session: SignedInSession;
	language: Language;
	text: PortalText["account"];
	path: string;
};

type EnrolmentView = { picture: string; key: string; backupCodes: readonly string[] };
type AccountOutcome = Response | ReturnType<typeof refuse<EnrolmentView>>;

export type AccountAnswer = FormAnswer<EnrolmentView> | undefined;
export type AccountIntent = keyof typeof ownIntents;

export const ownIntents = {
	name: async (form) => {
		const { services, session, language, field } = form;
		const name = field("name").slice(0, 80);
		if (!name) return refuseField(form, "name", login[language].required);
		await changeOwnDetails(services.connection.db, session.account.id, { name });
		return done(form);
	},
	language: async (form) => {
		const { services, session, field } = form;
		const language = field("language");
		if (isLanguage(language))
			await changeOwnDetails(services.connection.db, session.account.id, { language });
		return done(form);
	},
	email: async (form) => {
		const { services, session, text, field } = form;
		const { id, name, email: current } = session.account;
		const { email: words } = text;
		const email = readAccountEmail(field("email"));
		if (!email) return refuseField(form, "email", words.invalid);
		if (email === current) return refuseField(form, "email", words.same);
		if (!(await isProved(form))) return refuseField(form, "password", form.text.factor.refusedPassword);
		const change = { accountId: id, email };
		const asked = await askEmailChange(services.connection.db, services.runtime, { id, name }, change);
		return asked === "asked" ? done(form) : refuseField(form, "email", words.limitReached);
	},
	password: async (form) => {
		const { services, caller, session, language, formData } = form;
		const passwords = { current: formText(formData, "current"), next: formText(formData, "next") };
		const outcome = await services.accounts.changePassword(caller, session, passwords);
		if (outcome.kind === "changed") return done(form, outcome.cookies);
		return outcome.kind === "weak"
			? refuseField(form, "next", login[language].problems[outcome.problem])
			: refuseField(form, "current", form.text.password.refused);
	},
	"factor-begin": async (form) => {
		const { services, caller, session } = form;
		const enrolment = await services.accounts.beginSecondFactor(caller, session, passwordOf(form));
		if (enrolment) return show(enrolmentView(enrolment));
		return refuseField(form, "password", form.text.factor.refusedPassword);
	},
	"factor-confirm": async (form) => {
		const { services, caller, session, formData } = form;
		const code = formText(formData, "code");
		const cookies = await services.accounts.confirmSecondFactor(caller, session, code);
		if (cookies) return done(form, cookies);
		return refuseChange(form, { formError: form.text.factor.refusedCode });
	},
	"factor-remove": async (form) => {
		const { services, caller, session } = form;
		const cookies = await services.accounts.removeSecondFactor(caller, session, passwordOf(form));
		if (cookies) return done(form, cookies);
		return refuseField(form, "password", form.text.factor.refusedPassword);
	},
	"passkey-add": async (form) => {
		const { services, caller, session, text, formData } = form;
		const { cancelled, refused } = text.passkeys;
		const response = formText(formData, passkeyField);
		if (!response) return refuseChange(form, { formError: cancelled });
		if (!(await isProved(form))) return refusePassword(form);
		const passkey = { response, name: passkeyName(form) };
		const isAdded = await services.accounts.addPasskey(caller, session, passkey);
		return isAdded ? done(form) : refuseChange(form, { formError: refused });
	},
	"passkey-remove": async (form) => {
		if (!(await isProved(form))) return refusePassword(form);
		await form.services.accounts.removePasskey(form.session, formText(form.formData, "id"));
		return done(form);
	},
	"session-end": async (form) => {
		if (!(await isProved(form))) return refusePassword(form);
		await form.services.accounts.endSession(form.caller, formText(form.formData, "session"));
		return done(form);
	},
} satisfies Intents<AccountForm, [], AccountOutcome>;

/** Shows what was typed again; never a password or a code. */
function refuseChange(form: AccountForm, wrong: Partial<FormState>, status = 400) {
	const { intent, field } = form;
	const typed: FormState["typed"] =
		intent === "name" || intent === "email" ? { [intent]: field(intent) } : {};
	return refuse<EnrolmentView>(intent, { typed, ...wrong }, { status });
}

function refuseField(form: AccountForm, name: string, problem: string) {
	return refuseChange(form, { fieldErrors: { [name]: problem } });
}

function refusePassword(form: AccountForm) {
	return refuseChange(form, { formError: form.text.factor.refusedPassword });
}

function done({ path, intent }: AccountForm, cookies: Cookies = []) {
	return seeOther(`${path}?done=${intent}#part-${intent.split("-")[0]}`, cookies);
}

async function isProved(form: AccountForm): Promise<boolean> {
	const { services, caller, session } = form;
	return (
		services.accounts.isConfirmed(session) || services.accounts.confirm(caller, session, passwordOf(form))
	);
}

function passwordOf({ formData }: AccountForm): string {
	return formText(formData, "password");
}

function passkeyName({ field, caller }: AccountForm): string {
	return field("name").slice(0, 80) || (deviceName(caller.request.headers.get("user-agent") ?? "") ?? "");
}

function enrolmentView({ uri, backupCodes }: Enrolment): EnrolmentView {
	const key = new URL(uri).searchParams.get("secret") ?? "";
	return { picture: renderSVG(uri, { border: 2 }), key: key.replace(/(.{4})(?=.)/g, "$1 "), backupCodes };
}

type Change = {
	request: Request;
	context: Readonly<RouterContextProvider>;
	language: Language;
	path: string;
};

export async function changeAccount({ request, context, language, path }: Change) {
	const services = context.get(servicesContext);
	const form: AccountForm = {
		...(await readSentForm(request)),
		services,
		caller: { request, visitorAddress: context.get(visitorAddressContext) },
		session: signedIn(context),
		language,
		text: portal[language].account,
		path,
	};
	try {
		return (await answerIntent(ownIntents, form)) ?? seeOther(path);
	} catch (error) {
		services.log.error({ err: error }, "an account could not be changed");
		return refuseChange(form, { formError: portal[language].failure }, 503);
	}
}
