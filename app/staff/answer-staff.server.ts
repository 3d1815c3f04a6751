import { data, type RouterContextProvider, redirect } from "react-router";
import { languageOf } from "../../content/language.ts";
import { login } from "../../content/login/list.ts";
import { staff } from "../../content/staff/list.ts";
import type { Accounts, Caller, SignIn } from "../../http/accounts/accounts.ts";
import { servicesContext, visitorContext } from "../../http/context.ts";
import type { FormState } from "../forms/form-state.ts";
import { staffAddress } from "./staff-room.server.ts";

type Attempt = {
	request: Request;
	context: Readonly<RouterContextProvider>;
	/** Said when it is refused. */
	refused: string;
	typed: FormState["typed"];
	signIn(accounts: Accounts, caller: Caller): Promise<SignIn>;
};

/** Answers an attempt of the staff to sign in: with the way in and its cookies, or with the form and what is wrong. */
export async function answerStaff({ request, context, refused, typed, signIn }: Attempt) {
	const { accounts, settings, log } = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	const again = (failure: string, status: number) =>
		data<FormState>({ typed, problems: {}, failure }, status);
	try {
		const outcome = await signIn(accounts, { request, visitor: context.get(visitorContext) });
		if (outcome.kind === "refused") return again(refused, 401);
		if (outcome.kind === "slowed") {
			const minutes = String(Math.ceil(outcome.retryAfterSeconds / 60));
			return again(login[language].slowed.replace("{minutes}", minutes), 429);
		}
		return redirect(staffAddress(settings, language, outcome.kind === "code-needed" ? "/code" : ""), {
			status: 303,
			headers: outcome.cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]),
		});
	} catch (error) {
		log.error({ err: error }, "a sign-in of the staff failed");
		return again(staff[language].failure, 503);
	}
}
