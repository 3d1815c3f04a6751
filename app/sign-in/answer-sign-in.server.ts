import { data, type HeadersArgs, type RouterContextProvider } from "react-router";
import { fillBlanks } from "../../content/fill-blanks.ts";
import { login } from "../../content/login/list.ts";
import type { Accounts } from "../../http/accounts/accounts.ts";
import type { Caller, SignIn } from "../../http/accounts/auth-context.ts";
import { servicesContext, visitorAddressContext } from "../../http/context.ts";
import { pageUrl } from "../../http/pages/page-url.ts";
import type { AccountKind } from "../../shared/account.ts";
import { type Language, languageOf } from "../../shared/language.ts";
import { emptyForm, type FormState } from "../forms/form-state.ts";
import { seeOther } from "./see-other.server.ts";

type Attempt = {
	request: Request;
	context: Readonly<RouterContextProvider>;
	refused: string;
	/** Shown again with the form: never a password or a code. */
	typed: FormState["typed"];
	/** Fields that must not be empty: checked before any account is read, so the answer reveals none. */
	required: FormState["typed"];
	signIn(accounts: Accounts, caller: Caller): Promise<SignIn>;
	landing(outcome: Extract<SignIn, { cookies: unknown }>): string;
};

export async function answerSignIn({ request, context, refused, typed, required, signIn, landing }: Attempt) {
	const { accounts, log } = context.get(servicesContext);
	const words = login[languageOf(pageUrl(request).pathname)];
	const again = (formError: string, status: number, headers: Record<string, string> = {}) =>
		data<FormState>({ typed, fieldErrors: {}, formError }, { status, headers });
	const missing = Object.keys(required).filter((name) => !required[name]?.trim());
	if (missing.length > 0) {
		const fieldErrors = Object.fromEntries(missing.map((name) => [name, words.required]));
		return data<FormState>({ typed, fieldErrors, formError: null }, 400);
	}
	try {
		const outcome = await signIn(accounts, { request, visitorAddress: context.get(visitorAddressContext) });
		if (outcome.kind === "refused") return again(refused, 400);
		if (outcome.kind === "slowed") {
			const minutes = String(Math.ceil(outcome.retryAfterSeconds / 60));
			const retryAfter = String(outcome.retryAfterSeconds);
			return again(fillBlanks(words.slowed, { minutes }), 429, { "Retry-After": retryAfter });
		}
		return seeOther(landing(outcome), outcome.cookies);
	} catch (error) {
		log.error({ err: error }, "a sign-in failed");
		return again(words.failure, 503);
	}
}

export function signInHeaders(
	{ actionHeaders }: HeadersArgs,
	own: Record<string, string> = {},
): Record<string, string> {
	const retryAfter = actionHeaders.get("Retry-After");
	return { "Cache-Control": "private, no-store", ...own, ...(retryAfter && { "Retry-After": retryAfter }) };
}

type PasskeyAttempt = {
	request: Request;
	context: Readonly<RouterContextProvider>;
	language: Language;
	kind: AccountKind;
	/** What the browser said about it, as JSON. Empty when the form was sent before its script had come. */
	passkey: string;
	landing(outcome: Extract<SignIn, { cookies: unknown }>): string;
};

export function answerPasskey({ request, context, language, kind, passkey, landing }: PasskeyAttempt) {
	const { refused, cancelled } = login[language].passkey;
	if (!passkey) return data<FormState>({ ...emptyForm, formError: cancelled }, 400);
	return answerSignIn({
		request,
		context,
		refused,
		typed: {},
		required: {},
		signIn: (accounts, caller) => accounts.signInByPasskey(caller, kind, passkey),
		landing,
	});
}
