import type { Brand } from "../../../config/env.ts";
import { dateFormat } from "../../../content/date-format.ts";
import { emails } from "../../../content/emails/list.ts";
import { locales } from "../../../content/locale.ts";
import type { Account } from "../../accounts/account.ts";
import { deviceName } from "../../accounts/device-name.ts";
import type { Mail } from "../mailer.ts";
import { composeLetter } from "./compose-letter.ts";
import { fillLetter } from "./letter.ts";

export type SignInNotice = {
	id: string;
	brand: Brand;
	account: Account;
	event: "new-device" | "locked" | "code-locked";
	/** ISO 8601, UTC. */
	at: string;
	userAgent: string;
};

/** Tells an account's owner of a sign-in on a new device, or that wrong passwords or codes locked the account for a while. */
export function signInNotice({ id, brand, account, event, at, userAgent }: SignInNotice): Promise<Mail> {
	const { language, name, email, username } = account;
	const words = emails[language].signInNotice;
	const { title, body } = words[event];
	const time = dateFormat(locales[language], {
		dateStyle: "long",
		timeStyle: "short",
		timeZone: "America/Bogota",
	});
	const device = deviceName(userAgent) ?? words.unknown;
	return composeLetter(
		{ id, to: email, subject: fillLetter(words[event].subject, { product: brand.product }) },
		{
			language,
			title,
			poster: "key",
			paragraphs: [
				fillLetter(words.greeting, { name }),
				fillLetter(body, { product: brand.product, username, device, time: time.format(new Date(at)) }),
			],
			closing: [words[event].next],
		},
		brand,
	);
}
