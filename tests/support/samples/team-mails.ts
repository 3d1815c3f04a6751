import type { Brand } from "../../../config/env.ts";
import type { Account } from "../../../domain/accounts/account.ts";
import type { Mail } from "../../../domain/mail/mailer.ts";
import {
	emailChangedNotice,
	emailChangeMail,
	invitationMail,
	passwordReset,
} from "../../../domain/mail/messages/account.ts";
import type { Language } from "../../../shared/language.ts";

type Common = { id: string; brand: Brand; publicUrl: string };

/** The mails about accounts of the team, as samples. @param language their reader's. */
export async function teamMails(language: Language, common: Common): Promise<Record<string, Mail>> {
	const createdAt = "2026-11-21T15:00:00.000Z";
	const expiresAt = "2026-11-24T15:00:00.000Z";
	const of = { id: "n", email: "nadia@team.example", name: "Nadia", language, createdAt };
	const account: Account = {
		...of,
		username: "nadia",
		kind: "staff",
		roles: ["sales"],
		clientId: null,
		disabledAt: null,
		twoFactor: false,
	};
	const invitation = { ...of, roles: account.roles, inviter: "Eva Mora", issue: 1, expiresAt };
	const change = {
		id: "c",
		accountId: "n",
		createdAt,
		email: "nadia.paz@team.example",
		previousEmail: of.email,
		expiresAt,
	};
	return {
		"password-reset-by-admin": await passwordReset({ ...common, account, token: "sample", reason: "reset" }),
		"new-account": await passwordReset({ ...common, account, token: "sample", reason: "new-account" }),
		invitation: await invitationMail({ ...common, invitation, token: "sample" }),
		"email-change": await emailChangeMail({ ...common, account, change, token: "sample" }),
		"email-changed": await emailChangedNotice({ ...common, account, change }),
	};
}
