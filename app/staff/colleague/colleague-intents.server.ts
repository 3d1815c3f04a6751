import { type Account, readAccountEmail, readRoles } from "../../../domain/accounts/account.ts";
import { changeRoles } from "../../../domain/accounts/change-access.ts";
import { askEmailChange } from "../../../domain/accounts/change-email.ts";
import { enableAccount } from "../../../domain/accounts/manage-accounts.ts";
import { leaveTeam } from "../../../domain/team/leave-team.ts";
import { redirectWith, refuse } from "../../forms/answer-intent.server.ts";
import { resetPassword } from "../accounts/password-link.server.ts";
import { redirectDone, type StaffIntents, type StaffSubmission } from "../form/staff-form.server.ts";
import { notFound } from "../staff-request.server.ts";

export const colleagueIntents = {
	roles: async (form, account) => {
		const { db, services, actor, text, to, intent } = form;
		const roles = readRoles(form.formData.getAll("role").map(String));
		if (roles.length === 0) return refuse(intent, { fieldErrors: { role: text.accounts.problems.roles } });
		const outcome = await changeRoles(db, services.runtime, actor, { accountId: account.id, roles });
		if (outcome === "last-admin") return refuse(intent, { formError: text.colleague.lastAdmin });
		// An admin who gave their own role up may not open this page again.
		const isHereNoMore = account.id === form.account.id && !roles.includes("admin");
		return isHereNoMore ? redirectWith(to("/today"), intent) : done(form, account);
	},
	email: async (form, account) => {
		const { db, services, actor, text, intent, linkWay } = form;
		const typed = { email: form.field("email") };
		const email = readAccountEmail(typed.email);
		if (!email) {
			const { required, email: invalid } = text.accounts.problems;
			return refuse(intent, { typed, fieldErrors: { email: typed.email ? invalid : required } });
		}
		const asked = await askEmailChange(db, services.runtime, actor, { accountId: account.id, email });
		if (asked !== "asked")
			return refuse(intent, { typed, fieldErrors: { email: text.colleague.emailLimitReached } });
		return redirectDone<"colleague">(pageOf(form, account), linkWay === "mail" ? "email" : "email-unmailed");
	},
	// The link would end one's own session and never be seen: one's own password changes in My account.
	reset: async (form, account) =>
		account.id === form.account.id ? notFound() : resetPassword(form, account, pageOf(form, account)),
	enable: async (form, account) => {
		await enableAccount(form.db, form.services.runtime, form.actor, account.username);
		return done(form, account);
	},
	leave: async ({ db, services, actor, text, to, field, intent }, account) => {
		const successors = {
			leads: field("leads") || null,
			conversations: field("conversations") || null,
			clients: field("clients") || null,
			posts: field("posts") || null,
		};
		const wish = { accountId: account.id, successors };
		const outcome = await leaveTeam(db, services.runtime, actor, wish);
		if (outcome === "unknown") return notFound();
		if (outcome === "last-admin") return refuse(intent, { formError: text.colleague.lastAdmin });
		return redirectWith(to("/accounts"), "left");
	},
} satisfies StaffIntents<[Account]>;

function done(form: StaffSubmission, account: Account) {
	return redirectWith(pageOf(form, account), form.intent);
}

function pageOf({ to }: StaffSubmission, { id }: Account): string {
	return to(`/accounts/${encodeURIComponent(id)}`);
}
