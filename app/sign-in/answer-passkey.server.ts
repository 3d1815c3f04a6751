import type { RouterContextProvider } from "react-router";
import { login } from "../../content/login/list.ts";
import type { SignIn } from "../../http/accounts/accounts.ts";
import type { AccountKind } from "../../shared/account.ts";
import type { Language } from "../../shared/language.ts";
import { answerSignIn } from "./answer-sign-in.server.ts";

type PasskeyAttempt = {
	request: Request;
	context: Readonly<RouterContextProvider>;
	language: Language;
	kind: AccountKind;
	/** What the browser said about it, as JSON. */
	passkey: string;
	next(outcome: Extract<SignIn, { cookies: unknown }>): string;
};

export function answerPasskey({ request, context, language, kind, passkey, next }: PasskeyAttempt) {
	return answerSignIn({
		request,
		context,
		refused: login[language].passkey.refused,
		typed: {},
		required: {},
		signIn: (accounts, caller) => accounts.signInByPasskey(caller, kind, passkey),
		next,
	});
}
