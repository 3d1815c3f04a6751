import type { StaffText } from "../../../content/staff/schema.ts";
import type { Account } from "../../../domain/accounts/account.ts";
import { disableAccount } from "../../../domain/accounts/change-access.ts";
import {
	type AccountProblem,
	addAccount,
	enableAccount,
	type NewAccount,
} from "../../../domain/accounts/manage-accounts.ts";
import { newPassword } from "../../../domain/accounts/password.ts";
import { findAccountByLogin } from "../../../domain/accounts/read-accounts.ts";
import { languageOr } from "../../../shared/language.ts";
import { redirectWith, refuse } from "../../forms/answer-intent.server.ts";
import type { FormState } from "../../forms/form-state.ts";
import type { StaffForm, StaffIntents } from "../form/staff-form.server.ts";
import { notFound } from "../staff-request.server.ts";
import { invitationIntents } from "./invitation-intents.server.ts";
import { answerPasswordLink, resetPassword } from "./password-link.server.ts";

/** Of invitations, and of the accounts of clients. */
export const accountIntents = {
	...invitationIntents,
	add: async (form) => {
		const { services, db, actor, text, intent, linkWay } = form;
		const words = text.accounts;
		const { typed, problems, wanted } = readNewAccount(form);
		if (!wanted) return refuse(intent, { typed, problems });
		const added = await addAccount(db, services.runtime, actor, { ...wanted, mailsLink: linkWay === "mail" });
		if ("problem" in added)
			return refuse(intent, { typed, problems: accountProblem(added.problem, words.problems) });
		return answerPasswordLink(form, added, "new-account", form.to("/accounts"));
	},
	disable: async (form) => {
		const { username } = await clientAccount(form);
		await disableAccount(form.db, form.services.runtime, form.actor, username);
		return redirectWith(form.to("/accounts"), form.intent);
	},
	enable: async (form) => {
		const { username } = await clientAccount(form);
		await enableAccount(form.db, form.services.runtime, form.actor, username);
		return redirectWith(form.to("/accounts"), form.intent);
	},
	reset: async (form) => {
		return resetPassword(form, await clientAccount(form), form.to("/accounts"));
	},
} satisfies StaffIntents;

/** The team's accounts have pages of their own. */
async function clientAccount(form: StaffForm): Promise<Account> {
	const account = await findAccountByLogin(form.db, shortField(form)("username"));
	return account?.kind === "client" ? account : notFound();
}

function shortField({ field }: StaffForm) {
	return (name: string) => field(name).slice(0, 254);
}

type Words = StaffText["accounts"]["problems"];

const required = ["username", "email", "name", "company", "subdomain"] as const;

function readNewAccount(
	form: StaffForm,
): Pick<FormState, "typed" | "problems"> & { wanted: NewAccount | null } {
	const given = shortField(form);
	const words = form.text.accounts.problems;
	const typed = Object.fromEntries([...required, "language"].map((name) => [name, given(name)]));
	const [username, email, name] = [given("username"), form.field("email"), given("name")];
	const missing = required.filter((name) => !given(name));
	if (missing.length > 0) {
		const problems = Object.fromEntries(missing.map((name) => [name, words.required]));
		return { typed, problems, wanted: null };
	}
	const language = languageOr(given("language"), "es");
	const client = { name: given("company"), subdomain: given("subdomain") };
	return {
		typed,
		problems: {},
		wanted: { username, email, name, language, password: newPassword(), kind: "client", client },
	};
}

function accountProblem(problem: AccountProblem, words: Words): FormState["problems"] {
	if (problem === "subdomain" || problem === "otherCompany") return { subdomain: words[problem] };
	if (problem === "email") return { email: words.email };
	return { username: problem === "username" ? words.username : words.taken };
}
