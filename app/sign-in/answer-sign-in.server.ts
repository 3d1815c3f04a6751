import { data, type RouterContextProvider, redirect } from "react-router";
import { pathTo } from "../../content/addresses.ts";
import { languageOf } from "../../content/language.ts";
import { login } from "../../content/login/list.ts";
import type { Accounts, Caller, SignIn } from "../../http/accounts/accounts.ts";
import { servicesContext, visitorContext } from "../../http/context.ts";
import type { FormState } from "../forms/form-state.ts";
import { portalAddress, wantedPage } from "./landing.server.ts";

type Attempt = {
	request: Request;
	context: Readonly<RouterContextProvider>;
	/** Said when it is refused. */
	refused: string;
	/** Shown again with the form: never a password or a code. */
	typed: Readonly<Record<string, string>>;
	next: string | null;
	signIn(accounts: Accounts, caller: Caller): Promise<SignIn>;
};

/** Answers an attempt to sign in: with the way in and its cookies, or with the form and what is wrong. */
export async function answerSignIn({ request, context, refused, typed, next, signIn }: Attempt) {
	const { accounts, settings, log } = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	const words = login[language];
	const again = (failure: string, status: number) =>
		data<FormState>({ typed, problems: {}, failure }, status);
	try {
		const outcome = await signIn(accounts, { request, visitor: context.get(visitorContext) });
		if (outcome.kind === "refused") return again(refused, 401);
		if (outcome.kind === "slowed") {
			const minutes = String(Math.ceil(outcome.retryAfterSeconds / 60));
			return again(words.slowed.replace("{minutes}", minutes), 429);
		}
		const page = wantedPage(next, language);
		const to =
			outcome.kind === "code-needed"
				? `${pathTo("signInCode", language)}?next=${page}`
				: portalAddress(settings, outcome.client, page);
		return redirect(to, {
			status: 303,
			headers: outcome.cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]),
		});
	} catch (error) {
		log.error({ err: error }, "a sign-in failed");
		return again(words.failure, 503);
	}
}

/** A form's text field, or nothing when it is none. */
export function textOf(form: FormData, name: string): string {
	const value = form.get(name);
	return typeof value === "string" ? value : "";
}
