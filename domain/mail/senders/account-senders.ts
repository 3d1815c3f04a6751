import type { PasswordLinkReason } from "../../../shared/account.ts";
import { isSecurityChange } from "../../accounts/account-security.ts";
import { findAccount, passwordSetAt } from "../../accounts/account-store.ts";
import { readEmailChange } from "../../accounts/change-email.ts";
import { readIssue } from "../../accounts/invitations/invite-colleague.ts";
import type { Senders } from "../../deliveries/deliver.ts";
import { NothingToSend } from "../../deliveries/failure.ts";
import type { MailContext } from "../mail-context.ts";
import {
	emailChangedNotice,
	emailChangeMail,
	invitationMail,
	passwordReset,
	signInNotice,
} from "../messages/account.ts";

export function accountSenders({ db, runtime, mailer, brand, publicUrl, resetToken }: MailContext) {
	return {
		"password-reset": async ({ id, payload }) => {
			const account = await findAccount(db, "id", payload.accountId ?? "");
			const isOutdated =
				payload.passwordSetAt && payload.passwordSetAt !== (await passwordSetAt(db, account?.id ?? ""));
			if (isOutdated) throw new NothingToSend("EOUTDATED");
			const reason = readReason(payload);
			const token = account && (await resetToken(account.id, reason));
			if (!token) throw new NothingToSend("EGONE");
			await mailer.send(await passwordReset({ id, brand, publicUrl, account, token, reason }));
		},
		invitation: async ({ id, payload: { invitationId = "", issue = "" } }) => {
			const issued = await readIssue(db, runtime, { id: invitationId, issue });
			if (!issued) throw new NothingToSend("EOUTDATED");
			await mailer.send(await invitationMail({ id, brand, publicUrl, ...issued }));
		},
		"email-change": async ({ id, payload: { accountId = "", changeId = "" } }) => {
			const account = await findAccount(db, "id", accountId);
			const asked = await readEmailChange(db, runtime, changeId);
			if (!account || !asked || asked.isTaken) throw new NothingToSend("EOUTDATED");
			await mailer.send(await emailChangeMail({ id, brand, publicUrl, account, ...asked }));
		},
		"email-changed": async ({ id, payload: { accountId = "", changeId = "" } }) => {
			const account = await findAccount(db, "id", accountId);
			const confirmed = await readEmailChange(db, runtime, changeId);
			if (!account || !confirmed) throw new NothingToSend("EGONE");
			await mailer.send(await emailChangedNotice({ id, brand, account, change: confirmed.change }));
		},
		"sign-in-notice": async ({ id, payload }) => {
			const { accountId = "", event, at = "", userAgent = "" } = payload;
			const account = await findAccount(db, "id", accountId);
			if (!account || account.disabledAt) throw new NothingToSend("EGONE");
			const isKnown = event === "locked" || event === "code-locked" || isSecurityChange(event);
			const known = isKnown ? event : "new-device";
			await mailer.send(await signInNotice({ id, brand, account, event: known, at, userAgent }));
		},
	} satisfies Senders;
}

/** The release before wrote who asked. */
function readReason({ reason, asker }: Record<string, string>): PasswordLinkReason {
	if (reason === "new-account") return reason;
	return reason === "reset" || asker === "admin" ? "reset" : "forgotten";
}
