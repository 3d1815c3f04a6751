import { data, type RouterContextProvider } from "react-router";
import { disableAccount } from "../../../domain/accounts/disable-account.ts";
import { addAccount, enableAccount, resetAccount } from "../../../domain/accounts/manage-accounts.ts";
import { newPassword } from "../../../domain/accounts/password.ts";
import { findAccountByLogin } from "../../../domain/accounts/read-account.ts";
import { cleanText } from "../../../http/clean-text.ts";
import { emptyForm, type FormState } from "../../forms/form-state.ts";
import { formText } from "../../forms/form-text.server.ts";
import { notFound, redirectDone, staffRequest } from "../staff-request.server.ts";
import type { AccountsState } from "./accounts-state.ts";
import { changeInvitations, isInvitationChange } from "./change-invitations.server.ts";
import { accountProblem, readNewAccount } from "./new-account.server.ts";

export const accountOutcomes = ["disable", "enable", "invite", "resend", "revoke", "left"] as const;

/** Changes invitations, and the accounts of clients: their new password is shown once, in the answer. */
export async function changeAccounts(request: Request, context: Readonly<RouterContextProvider>) {
	const staffed = staffRequest(request, context);
	const { services, db, actor, text, to } = staffed;
	const { runtime } = services;
	const form = await request.formData().catch(() => new FormData());
	const given = (name: string) => cleanText(formText(form, name)).trim().slice(0, 254);
	const intent = given("intent");
	if (isInvitationChange(intent)) return changeInvitations(staffed, intent, form);
	if (intent === "add") return addClient(staffed, given);
	const username = given("username");
	if ((await findAccountByLogin(db, username))?.kind !== "client") return notFound();
	if (intent === "disable" || intent === "enable") {
		const change = intent === "disable" ? disableAccount : enableAccount;
		await change(db, runtime, actor, username);
		return redirectDone(to("/accounts"), intent);
	}
	if (intent !== "reset") return notFound();
	const password = newPassword();
	await resetAccount(db, runtime, actor, { username, password });
	return show(text.accounts.made, username, password);
}

async function addClient(
	{ services, db, actor, text }: ReturnType<typeof staffRequest>,
	given: (name: string) => string,
) {
	const password = newPassword();
	const words = text.accounts;
	const { typed, problems, wanted } = readNewAccount(given, password, words.problems);
	const refuse = (problems: FormState["problems"]) =>
		data<AccountsState>(
			{ intent: "add", form: { typed, problems, failure: null }, message: null, link: null },
			400,
		);
	if (!wanted) return refuse(problems);
	const added = await addAccount(db, services.runtime, actor, wanted);
	return "problem" in added
		? refuse(accountProblem(added.problem, words.problems))
		: show(words.made, added.username, password);
}

function show(made: string, username: string, password: string) {
	const message = made.replace("{username}", username).replace("{password}", password);
	return data<AccountsState>({ intent: "shown", form: emptyForm, message, link: null });
}
