import { data, type RouterContextProvider } from "react-router";
import { renderSVG } from "uqr";
import { login } from "../../content/login/list.ts";
import { portal } from "../../content/portal/list.ts";
import { askEmailChange } from "../../domain/accounts/change-email.ts";
import { deviceName } from "../../domain/accounts/device-name.ts";
import { changeOwnDetails } from "../../domain/accounts/manage-accounts.ts";
import type { Accounts, Caller, Cookies, Enrolment, SignedInSession } from "../../http/accounts/accounts.ts";
import { servicesContext, signedIn, visitorAddressContext } from "../../http/context.ts";
import { isLanguage, type Language } from "../../shared/language.ts";
import { formText, readFormData } from "../forms/form-data.server.ts";
import type { FormState } from "../forms/form-state.ts";
import { typedEmail } from "../forms/typed-email.server.ts";
import { passkeyField } from "../sign-in/passkey-field.ts";
import { seeOther } from "../sign-in/see-other.server.ts";
import {
	type AccountIntent,
	type AccountState,
	accountIntents,
	type EnrolmentView,
} from "./account-state.ts";

type Change = {
	request: Request;
	context: Readonly<RouterContextProvider>;
	language: Language;
	path: string;
};

type Outcome =
	| { done: Cookies }
	| { problems?: FormState["problems"]; failure?: string; enrolling?: EnrolmentView };

export async function changeAccount({ request, context, language, path }: Change) {
	const { log } = context.get(servicesContext);
	const form = await readFormData(request);
	const intent = accountIntents.find((candidate) => candidate === formText(form, "intent"));
	if (!intent) return seeOther(path);
	const showAgain = (outcome: Exclude<Outcome, { done: Cookies }>, status: number) => {
		const { problems = {}, failure = null, enrolling = null } = outcome;
		const typed: FormState["typed"] =
			intent === "name" || intent === "email" ? { [intent]: formText(form, intent) } : {};
		return data<AccountState>({ intent, form: { typed, problems, failure }, enrolling }, status);
	};
	try {
		const outcome = await changes[intent]({ form, language, context, request });
		if (!("done" in outcome)) return showAgain(outcome, outcome.enrolling ? 200 : 400);
		return seeOther(`${path}?done=${intent}#part-${intent.split("-")[0]}`, outcome.done);
	} catch (error) {
		log.error({ err: error }, "an account could not be changed");
		return showAgain({ failure: portal[language].failure }, 503);
	}
}

type ChangeRequest = Pick<Change, "request" | "context" | "language"> & { form: FormData };

const changes: Record<AccountIntent, (change: ChangeRequest) => Promise<Outcome>> = {
	name: async ({ form, language, context }) => {
		const { connection } = context.get(servicesContext);
		const name = formText(form, "name").trim().slice(0, 80);
		if (!name) return problem("name", login[language].required);
		const { account } = signedIn(context);
		await changeOwnDetails(connection.db, account.id, { name });
		return { done: [] };
	},
	language: async ({ form, context }) => {
		const { connection } = context.get(servicesContext);
		const { account } = signedIn(context);
		const chosen = formText(form, "language");
		if (isLanguage(chosen)) await changeOwnDetails(connection.db, account.id, { language: chosen });
		return { done: [] };
	},
	email: async (change) => {
		const { form, language, context } = change;
		const { connection, runtime } = context.get(servicesContext);
		const { account } = signedIn(context);
		const { email: words, factor } = portal[language].account;
		const email = typedEmail(form);
		if (!email) return problem("email", words.invalid);
		if (email === account.email) return problem("email", words.same);
		if (!(await isProved(change))) return problem("password", factor.refusedPassword);
		const actor = { id: account.id, name: account.name };
		const asked = await askEmailChange(connection.db, runtime, actor, { accountId: account.id, email });
		return asked === "asked" ? { done: [] } : problem("email", words.exceeded);
	},
	password: async (change) => {
		const { accounts, caller, session } = accountAccess(change);
		const passwords = { current: formText(change.form, "current"), next: formText(change.form, "next") };
		const outcome = await accounts.changePassword(caller, session, passwords);
		if (outcome.kind === "changed") return { done: outcome.cookies };
		if (outcome.kind === "weak") return problem("next", login[change.language].problems[outcome.problem]);
		return problem("current", portal[change.language].account.password.refused);
	},
	"factor-begin": async (change) => {
		const { accounts, caller, session } = accountAccess(change);
		const enrolment = await accounts.beginSecondFactor(caller, session, formText(change.form, "password"));
		if (enrolment) return { enrolling: enrollingView(enrolment) };
		return problem("password", portal[change.language].account.factor.refusedPassword);
	},
	"factor-confirm": async (change) => {
		const { accounts, caller, session } = accountAccess(change);
		const cookies = await accounts.confirmSecondFactor(caller, session, formText(change.form, "code"));
		return cookies ? { done: cookies } : { failure: portal[change.language].account.factor.refusedCode };
	},
	"factor-remove": async (change) => {
		const { accounts, caller, session } = accountAccess(change);
		const cookies = await accounts.removeSecondFactor(caller, session, formText(change.form, "password"));
		if (cookies) return { done: cookies };
		return problem("password", portal[change.language].account.factor.refusedPassword);
	},
	"passkey-add": async (change) => {
		const { accounts, caller, session } = accountAccess(change);
		const { cancelled, refused } = portal[change.language].account.passkeys;
		const response = formText(change.form, passkeyField);
		if (!response) return { failure: cancelled };
		if (!(await isProved(change))) return { failure: wrongPassword(change) };
		const name = passkeyName(change);
		return (await accounts.addPasskey(caller, session, { response, name }))
			? { done: [] }
			: { failure: refused };
	},
	"passkey-remove": async (change) => {
		const { accounts, session } = accountAccess(change);
		if (!(await isProved(change))) return { failure: wrongPassword(change) };
		await accounts.removePasskey(session, formText(change.form, "id"));
		return { done: [] };
	},
	"session-end": async (change) => {
		const { accounts, caller } = accountAccess(change);
		if (!(await isProved(change))) return { failure: wrongPassword(change) };
		await accounts.endSession(caller, formText(change.form, "session"));
		return { done: [] };
	},
};

function problem(field: string, words: string): Outcome {
	return { problems: { [field]: words } };
}

async function isProved(change: ChangeRequest): Promise<boolean> {
	const { accounts, caller, session } = accountAccess(change);
	return (
		accounts.isConfirmed(session) || accounts.confirm(caller, session, formText(change.form, "password"))
	);
}

function wrongPassword({ language }: ChangeRequest): string {
	return portal[language].account.factor.refusedPassword;
}

function passkeyName({ form, request }: ChangeRequest): string {
	const typed = formText(form, "name").trim().slice(0, 80);
	return typed || (deviceName(request.headers.get("user-agent") ?? "") ?? "");
}

function accountAccess({ context, request }: ChangeRequest): {
	accounts: Accounts;
	caller: Caller;
	session: SignedInSession;
} {
	const { accounts } = context.get(servicesContext);
	const caller = { request, visitorAddress: context.get(visitorAddressContext) };
	return { accounts, caller, session: signedIn(context) };
}

function enrollingView({ uri, backupCodes }: Enrolment): EnrolmentView {
	const key = new URL(uri).searchParams.get("secret") ?? "";
	return { picture: renderSVG(uri, { border: 2 }), key: key.replace(/(.{4})(?=.)/g, "$1 "), backupCodes };
}
