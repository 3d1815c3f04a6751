import { fillBlanks } from "../../../content/fill-blanks.ts";
import { mailedPath } from "../../../content/mailed-pages.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import { type Account, readAccountEmail, readRoles } from "../../../domain/accounts/account.ts";
import { disableAccount } from "../../../domain/accounts/change-access.ts";
import {
	type IssuedInvitation,
	inviteColleague,
	resendInvitation,
	revokeInvitation,
} from "../../../domain/accounts/invitations/invite-colleague.ts";
import { addAccount, enableAccount, type NewAccount } from "../../../domain/accounts/manage-accounts.ts";
import { newPassword } from "../../../domain/accounts/password.ts";
import { findAccountByLogin } from "../../../domain/accounts/read-accounts.ts";
import type { AccountProblem, PasswordProblem } from "../../../shared/account.ts";
import { languageOr } from "../../../shared/language.ts";
import { redirectWith, refuse } from "../../forms/answer-intent.server.ts";
import type { FormState } from "../../forms/form-state.ts";
import { type StaffIntents, type StaffSubmission, showOnce } from "../form/staff-form.server.ts";
import { notFound } from "../staff-request.server.ts";
import { answerPasswordLink, resetPassword } from "./password-link.server.ts";

const invitationIntents = {
	invite: async (form) => {
		const { services, db, actor, text, field, intent, linkWay } = form;
		const words = text.accounts.problems;
		const name = field("name").slice(0, 80);
		const roles = readRoles(form.formData.getAll("role").map(String));
		const language = languageOr(field("language"), "es");
		const email = readAccountEmail(field("email"));
		const typed = { email: field("email"), name, language, role: roles.join(" ") };
		if (!email || !name || roles.length === 0) {
			const fieldErrors = {
				...(!email && { email: typed.email ? words.email : words.required }),
				...(!name && { name: words.required }),
				...(roles.length === 0 && { role: words.roles }),
			};
			return refuse(intent, { typed, fieldErrors });
		}
		const wish = { email, name, roles, language };
		const issued = await inviteColleague(db, services.runtime, actor, wish, linkWay);
		if ("problem" in issued) return refuse(intent, { typed, fieldErrors: { email: words[issued.problem] } });
		return answerIssued(form, issued);
	},
	resend: async (form) => {
		const { services, db, actor, field, linkWay } = form;
		const issued = await resendInvitation(db, services.runtime, actor, field("id"), linkWay);
		return issued ? answerIssued(form, issued) : notFound();
	},
	revoke: async ({ services, db, actor, field, to, intent }) =>
		(await revokeInvitation(db, services.runtime, actor, field("id")))
			? redirectWith(to("/accounts"), intent)
			: notFound(),
} satisfies StaffIntents;

/** Of invitations, and of the accounts of clients. */
export const accountIntents = {
	...invitationIntents,
	add: async (form) => {
		const { services, db, actor, text, intent, linkWay } = form;
		const words = text.accounts;
		const { typed, fieldErrors, wanted } = readNewAccount(form);
		if (!wanted) return refuse(intent, { typed, fieldErrors });
		const added = await addAccount(db, services.runtime, actor, { ...wanted, mailsLink: linkWay === "mail" });
		if ("problem" in added)
			return refuse(intent, { typed, fieldErrors: accountProblem(added.problem, words.problems) });
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
async function clientAccount(form: StaffSubmission): Promise<Account> {
	const account = await findAccountByLogin(form.db, shortField(form)("username"));
	return account?.kind === "client" ? account : notFound();
}

function shortField({ field }: StaffSubmission) {
	return (name: string) => field(name).slice(0, 254);
}

type Words = StaffText["accounts"]["problems"];

const required = ["username", "email", "name", "company", "subdomain"] as const;

function readNewAccount(
	form: StaffSubmission,
): Pick<FormState, "typed" | "fieldErrors"> & { wanted: NewAccount | null } {
	const given = shortField(form);
	const words = form.text.accounts.problems;
	const typed = Object.fromEntries([...required, "language"].map((name) => [name, given(name)]));
	const [username, email, name] = [given("username"), form.field("email"), given("name")];
	const missing = required.filter((name) => !given(name));
	if (missing.length > 0) {
		const fieldErrors = Object.fromEntries(missing.map((name) => [name, words.required]));
		return { typed, fieldErrors, wanted: null };
	}
	const language = languageOr(given("language"), "es");
	const client = { name: given("company"), subdomain: given("subdomain") };
	return {
		typed,
		fieldErrors: {},
		wanted: { username, email, name, language, password: newPassword(), kind: "client", client },
	};
}

function accountProblem(problem: AccountProblem | PasswordProblem, words: Words): FormState["fieldErrors"] {
	if (problem === "subdomain" || problem === "otherCompany") return { subdomain: words[problem] };
	if (problem === "email") return { email: words.email };
	return { username: problem === "username" ? words.username : words.taken };
}

function answerIssued(
	{ services, text, to, intent }: StaffSubmission,
	{ invitation, token }: IssuedInvitation,
) {
	if (token === null) return redirectWith(to("/accounts"), intent);
	const url = services.settings.publicUrl + mailedPath("invitation", invitation.language, token);
	return showOnce(fillBlanks(text.invitations.shown, { name: invitation.name }), url);
}
