import { data, type HeadersArgs, type RouterContextProvider } from "react-router";
import { languageOf } from "../../content/language.ts";
import { login } from "../../content/login/list.ts";
import type { Accounts, Caller, SignIn } from "../../http/accounts/accounts.ts";
import { servicesContext, visitorContext } from "../../http/context.ts";
import { pageUrl } from "../../http/page-url.ts";
import type { FormState } from "../forms/form-state.ts";
import { seeOther } from "./see-other.server.ts";

type Attempt = {
	request: Request;
	context: Readonly<RouterContextProvider>;
	/** Said when it is refused. */
	refused: string;
	/** Shown again with the form: never a password or a code. */
	typed: FormState["typed"];
	/** What cannot be empty, by field: nobody is asked anything without it, so nothing is told of who is known. */
	required: FormState["typed"];
	signIn(accounts: Accounts, caller: Caller): Promise<SignIn>;
	/** Where it goes on, once signed in or with the code that is still asked for. */
	next(outcome: Extract<SignIn, { cookies: unknown }>): string;
};

/** Answers an attempt to sign in: with the way in and its cookies, or with the form and what is wrong. */
export async function answerSignIn({ request, context, refused, typed, required, signIn, next }: Attempt) {
	const { accounts, log } = context.get(servicesContext);
	const words = login[languageOf(pageUrl(request).pathname)];
	const again = (failure: string, status: number, headers: Record<string, string> = {}) =>
		data<FormState>({ typed, problems: {}, failure }, { status, headers });
	const missing = Object.keys(required).filter((name) => !required[name]?.trim());
	if (missing.length > 0) {
		const problems = Object.fromEntries(missing.map((name) => [name, words.required]));
		return data<FormState>({ typed, problems, failure: null }, 400);
	}
	try {
		const outcome = await signIn(accounts, { request, visitor: context.get(visitorContext) });
		if (outcome.kind === "refused") return again(refused, 400);
		if (outcome.kind === "slowed") {
			const minutes = String(Math.ceil(outcome.retryAfterSeconds / 60));
			const retryAfter = String(outcome.retryAfterSeconds);
			return again(words.slowed.replace("{minutes}", minutes), 429, { "Retry-After": retryAfter });
		}
		return seeOther(next(outcome), outcome.cookies);
	} catch (error) {
		log.error({ err: error }, "a sign-in failed");
		return again(words.failure, 503);
	}
}

/** What a way in answers with: nobody keeps it, and who is slowed hears for how long. */
export function signInHeaders(
	{ actionHeaders }: HeadersArgs,
	own: Record<string, string> = {},
): Record<string, string> {
	const retryAfter = actionHeaders.get("Retry-After");
	return { "Cache-Control": "private, no-store", ...own, ...(retryAfter && { "Retry-After": retryAfter }) };
}
