import { fillBlanks } from "../../../content/fill-blanks.ts";
import { mailedPath } from "../../../content/mailed-pages.ts";
import type { Account } from "../../../domain/accounts/account.ts";
import { resetByLink } from "../../../domain/accounts/manage-accounts.ts";
import type { PasswordLinkReason } from "../../../shared/account.ts";
import { redirectWith } from "../../forms/answer-intent.server.ts";
import { type StaffSubmission, showOnce } from "../form/staff-form.server.ts";
import { notFound } from "../staff-request.server.ts";

export async function resetPassword(form: StaffSubmission, account: Account, back: string) {
	const { db, services, actor, linkWay } = form;
	const reset = { accountId: account.id, way: linkWay };
	if (!(await resetByLink(db, services.runtime, actor, reset))) return notFound();
	return answerPasswordLink(form, account, "reset", back);
}

/** Without a mail server the link is shown once, in the answer, to be handed over. */
export async function answerPasswordLink(
	{ services, text, intent, linkWay }: StaffSubmission,
	account: Account,
	reason: PasswordLinkReason,
	back: string,
) {
	if (linkWay === "mail") return redirectWith(back, intent);
	const token = (await services.accounts.resetToken(account.id, reason)) ?? notFound();
	const url = services.settings.publicUrl + mailedPath("newPassword", account.language, token);
	return showOnce(fillBlanks(text.invitations.shown, { name: account.name }), url);
}
