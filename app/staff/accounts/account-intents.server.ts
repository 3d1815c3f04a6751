import { disableAccount } from "../../../domain/accounts/disable-account.ts";
import { addAccount, enableAccount, resetAccount } from "../../../domain/accounts/manage-accounts.ts";
import { newPassword } from "../../../domain/accounts/password.ts";
import { findAccountByLogin } from "../../../domain/accounts/read-account.ts";
import { type Intents, refuse, type StaffForm, showOnce } from "../form/staff-form.server.ts";
import { notFound, redirectDone } from "../staff-request.server.ts";
import { invitationIntents } from "./invitation-intents.server.ts";
import { accountProblem, readNewAccount } from "./new-account.server.ts";

/** Of invitations, and of the accounts of clients, whose new password is shown once. */
export const accountIntents = {
	...invitationIntents,
	add: async (form) => {
		const { services, db, actor, text, intent } = form;
		const password = newPassword();
		const words = text.accounts;
		const { typed, problems, wanted } = readNewAccount(shortField(form), password, words.problems);
		if (!wanted) return refuse(intent, { typed, problems });
		const added = await addAccount(db, services.runtime, actor, wanted);
		if ("problem" in added)
			return refuse(intent, { typed, problems: accountProblem(added.problem, words.problems) });
		return showPassword(form, added.username, password);
	},
	disable: async (form) => {
		await disableAccount(form.db, form.services.runtime, form.actor, await clientLogin(form));
		return redirectDone(form.to("/accounts"), form.intent);
	},
	enable: async (form) => {
		await enableAccount(form.db, form.services.runtime, form.actor, await clientLogin(form));
		return redirectDone(form.to("/accounts"), form.intent);
	},
	reset: async (form) => {
		const username = await clientLogin(form);
		const password = newPassword();
		await resetAccount(form.db, form.services.runtime, form.actor, { username, password });
		return showPassword(form, username, password);
	},
} satisfies Intents;

/** The team's accounts have pages of their own. */
async function clientLogin(form: StaffForm): Promise<string> {
	const username = shortField(form)("username");
	return (await findAccountByLogin(form.db, username))?.kind === "client" ? username : notFound();
}

function shortField({ field }: StaffForm) {
	return (name: string) => field(name).slice(0, 254);
}

function showPassword({ text }: StaffForm, username: string, password: string) {
	return showOnce(text.accounts.made.replace("{username}", username).replace("{password}", password));
}
