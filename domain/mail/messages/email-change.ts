import type { Brand } from "../../../config/env.ts";
import { limits } from "../../../config/limits.ts";
import { emails } from "../../../content/emails/list.ts";
import { mailedPath } from "../../../content/mailed-pages.ts";
import type { Account } from "../../accounts/account.ts";
import type { EmailChange } from "../../accounts/email-change-store.ts";
import type { Mail } from "../mailer.ts";
import { composeLetter } from "./compose-letter.ts";
import { fillLetter } from "./letter.ts";

type ChangeMail = { id: string; brand: Brand; account: Account; change: EmailChange };

/** Asks the new address of an account to confirm it. */
export function emailChangeMail({
	id,
	brand,
	publicUrl,
	account,
	change,
	token,
}: ChangeMail & { publicUrl: string; token: string }): Promise<Mail> {
	const { language, name, username } = account;
	const words = emails[language].emailChange;
	const { product } = brand;
	return composeLetter(
		{ id, to: change.email, subject: fillLetter(words.subject, { product }) },
		{
			language,
			title: words.title,
			poster: "key",
			paragraphs: [fillLetter(words.greeting, { name }), fillLetter(words.body, { product, username })],
			button: { label: words.button, url: `${publicUrl}${mailedPath("emailChange", language, token)}` },
			closing: [fillLetter(words.expires, { hours: String(limits.emailChangeHours) }), words.notYou],
		},
		brand,
	);
}

/** Tells the earlier address of an account that it is used no more. */
export function emailChangedNotice({ id, brand, account, change }: ChangeMail): Promise<Mail> {
	const { language, name, username } = account;
	const words = emails[language].emailChanged;
	const { product } = brand;
	return composeLetter(
		{ id, to: change.previousEmail, subject: fillLetter(words.subject, { product }) },
		{
			language,
			title: words.title,
			poster: "key",
			paragraphs: [fillLetter(words.greeting, { name }), fillLetter(words.body, { product, username })],
			closing: [words.notYou],
		},
		brand,
	);
}
