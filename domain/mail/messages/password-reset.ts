import type { Brand } from "../../../config/env.ts";
import { limits } from "../../../config/limits.ts";
import { emails } from "../../../content/emails/list.ts";
import { mailedPath } from "../../../content/mailed-pages.ts";
import type { PasswordLinkReason } from "../../../shared/account.ts";
import type { Account } from "../../accounts/account.ts";
import type { Mail } from "../mailer.ts";
import { composeLetter } from "./compose-letter.ts";
import { fillLetter } from "./letter.ts";

type PasswordReset = {
	id: string;
	brand: Brand;
	publicUrl: string;
	account: Account;
	token: string;
	reason: PasswordLinkReason;
};

/** Writes an account's owner the link to choose a new password, in their language. */
export function passwordReset({
	id,
	brand,
	publicUrl,
	account,
	token,
	reason,
}: PasswordReset): Promise<Mail> {
	const { language, name, email, username } = account;
	const { greeting, button, expires, [reason]: words } = emails[language].passwordReset;
	const { product } = brand;
	const hours = String(limits.invitationHours);
	return composeLetter(
		{ id, to: email, subject: fillLetter(words.subject, { product }) },
		{
			language,
			title: fillLetter(words.title, { product }),
			poster: "key",
			paragraphs: [fillLetter(greeting, { name }), fillLetter(words.body, { product, username })],
			button: { label: button, url: `${publicUrl}${mailedPath("newPassword", language, token)}` },
			closing: [fillLetter(expires[reason === "forgotten" ? "soon" : "later"], { hours }), words.notYou],
		},
		brand,
	);
}
