import { findAccount } from "../../accounts/account-store.ts";
import type { Senders } from "../../deliveries/deliver.ts";
import { NothingToSend } from "../../deliveries/failure.ts";
import type { MailContext } from "../mail-context.ts";
import { passwordReset } from "../messages/password-reset.ts";

export function accountSenders({ db, mailer, brand, publicUrl, resetToken }: MailContext) {
	return {
		"password-reset": async ({ id, payload }) => {
			const account = await findAccount(db, "id", payload.accountId ?? "");
			const token = account && (await resetToken(account.id));
			if (!token) throw new NothingToSend("EGONE");
			await mailer.send(await passwordReset({ id, brand, publicUrl, account, token }));
		},
	} satisfies Senders;
}
