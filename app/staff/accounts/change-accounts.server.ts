import { data, type RouterContextProvider } from "react-router";
import {
	addAccount,
	disableAccount,
	enableAccount,
	resetAccount,
} from "../../../domain/accounts/manage-accounts.ts";
import { newPassword } from "../../../domain/accounts/password.ts";
import { cleanText } from "../../../http/clean-text.ts";
import { emptyForm, type FormState } from "../../forms/form-state.ts";
import { formText } from "../../forms/form-text.server.ts";
import { notFound, redirectDone, staffRequest } from "../staff-request.server.ts";
import { accountProblem, readNewAccount } from "./new-account.server.ts";

export type AccountsState = { form: FormState; message: string | null };

export const accountOutcomes = ["disable", "enable"] as const;

/** A new password is shown once, in the answer, and stored nowhere. */
export async function changeAccounts(request: Request, context: Readonly<RouterContextProvider>) {
	const { services, db, account, actor, text, to } = staffRequest(request, context);
	const { runtime } = services;
	const form = await request.formData().catch(() => new FormData());
	const given = (name: string) => cleanText(formText(form, name)).trim().slice(0, 254);
	const what = given("what");
	const username = given("username");
	if (what === "disable" || what === "enable") {
		// Nobody may disable their own account.
		const own = what === "disable" && username.toLowerCase() === account.username;
		const change = what === "disable" ? disableAccount : enableAccount;
		return !own && (await change(db, runtime, actor, username))
			? redirectDone(to("/accounts"), what)
			: notFound();
	}
	const password = newPassword();
	const show = (username: string) =>
		data<AccountsState>({
			form: emptyForm,
			message: text.accounts.made.replace("{username}", username).replace("{password}", password),
		});
	if (what === "reset")
		return (await resetAccount(db, runtime, actor, { username, password })) ? show(username) : notFound();
	if (what !== "add") return notFound();
	const { typed, problems, wanted } = readNewAccount(given, password, text.accounts.problems);
	const refuse = (problems: FormState["problems"]) =>
		data<AccountsState>({ form: { typed, problems, failure: null }, message: null }, 400);
	if (!wanted) return refuse(problems);
	const added = await addAccount(db, runtime, actor, wanted);
	return "problem" in added
		? refuse(accountProblem(added.problem, text.accounts.problems))
		: show(added.username);
}
