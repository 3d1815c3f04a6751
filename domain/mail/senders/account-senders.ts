import { isSecurityChange } from "../../accounts/account-security.ts";
import { findAccount } from "../../accounts/account-store.ts";
import type { Senders } from "../../deliveries/deliver.ts";
import { NothingToSend } from "../../deliveries/failure.ts";
import type { MailContext } from "../mail-context.ts";
import { passwordReset } from "../messages/password-reset.ts";
import { signInNotice } from "../messages/sign-in-notice.ts";

export function accountSenders({ db, mailer, brand, publicUrl, resetToken }: MailContext) {
	return {
		"password-reset": async ({ id, payload }) => {
			const account = await findAccount(db, "id", payload.accountId ?? "");
			const token = account && (await resetToken(account.id));
			if (!token) throw new NothingToSend("EGONE");
			await mailer.send(await passwordReset({ id, brand, publicUrl, account, token }));
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
