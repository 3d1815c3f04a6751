import type { Brand } from "../../../config/env.ts";
import { emails } from "../../../content/emails/list.ts";
import { mailedPath } from "../../../content/mailed-pages.ts";
import type { Account } from "../../accounts/account.ts";
import type { Mail } from "../mailer.ts";
import { composeLetter } from "./compose-letter.ts";
import { fillLetter } from "./letter.ts";

export type PasswordReset = {
	id: string;
	brand: Brand;
	publicUrl: string;
	account: Account;
	token: string;
	asker: "owner" | "admin";
};

/** Sends an account's owner the link to choose a new password, in their language. */
export function passwordReset({ id, brand, publicUrl, account, token, asker }: PasswordReset): Promise<Mail> {
	const { language, name, email, username } = account;
	const words = emails[language].passwordReset;
	const { product } = brand;
	return composeLetter(
		{ id, to: email, subject: fillLetter(words.subject, { product }) },
		{
			language,
			title: words.title,
			poster: "key",
			paragraphs: [
				fillLetter(words.greeting, { name }),
				fillLetter(words.body[asker], { product, username }),
			],
			button: { label: words.button, url: `${publicUrl}${mailedPath("newPassword", language, token)}` },
			closing: [words.expires, words.notYou[asker]],
		},
		brand,
	);
}
