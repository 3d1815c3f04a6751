import type { Account } from "../../../domain/accounts/account.ts";
import { disableAccount } from "../../../domain/accounts/disable-account.ts";
import { addAccount, enableAccount } from "../../../domain/accounts/manage-accounts.ts";
import { findAccountByLogin } from "../../../domain/accounts/read-account.ts";
import { type Intents, refuse, type StaffForm } from "../form/staff-form.server.ts";
import { notFound, redirectDone } from "../staff-request.server.ts";
import { invitationIntents } from "./invitation-intents.server.ts";
import { accountProblem, readNewAccount } from "./new-account.server.ts";
import { answerPasswordLink, resetPassword } from "./password-link.server.ts";

/** Of invitations, and of the accounts of clients. */
export const accountIntents = {
	...invitationIntents,
	add: async (form) => {
		const { services, db, actor, text, intent, linkWay } = form;
		const words = text.accounts;
		const { typed, problems, wanted } = readNewAccount(shortField(form), words.problems);
		if (!wanted) return refuse(intent, { typed, problems });
		const added = await addAccount(db, services.runtime, actor, { ...wanted, mailsLink: linkWay === "mail" });
		if ("problem" in added)
			return refuse(intent, { typed, problems: accountProblem(added.problem, words.problems) });
		return answerPasswordLink(form, added, "new-account", form.to("/accounts"));
	},
	disable: async (form) => {
		const { username } = await clientAccount(form);
		await disableAccount(form.db, form.services.runtime, form.actor, username);
		return redirectDone(form.to("/accounts"), form.intent);
	},
	enable: async (form) => {
		const { username } = await clientAccount(form);
		await enableAccount(form.db, form.services.runtime, form.actor, username);
		return redirectDone(form.to("/accounts"), form.intent);
	},
	reset: async (form) => {
		return resetPassword(form, await clientAccount(form), form.to("/accounts"));
	},
} satisfies Intents;

/** The team's accounts have pages of their own. */
async function clientAccount(form: StaffForm): Promise<Account> {
	const account = await findAccountByLogin(form.db, shortField(form)("username"));
	return account?.kind === "client" ? account : notFound();
}

function shortField({ field }: StaffForm) {
	return (name: string) => field(name).slice(0, 254);
}
