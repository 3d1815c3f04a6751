import type { Brand } from "../../../config/env.ts";
import { dateFormat } from "../../../content/date-format.ts";
import { emails } from "../../../content/emails/list.ts";
import { locales, timeZone } from "../../../content/locale.ts";
import type { SecurityChange } from "../../../shared/account.ts";
import type { Account } from "../../accounts/account.ts";
import { isSecurityChange } from "../../accounts/account-security.ts";
import { deviceName } from "../../accounts/sign-in/device-name.ts";
import type { Mail } from "../mailer.ts";
import { composeLetter } from "./compose-letter.ts";
import { fillLetter } from "./letter.ts";

type SignInNotice = {
	id: string;
	brand: Brand;
	account: Account;
	event: "new-device" | "locked" | "code-locked" | SecurityChange;
	/** ISO 8601, UTC. */
	at: string;
	userAgent: string;
};

/** Tells an account's owner of a sign-in on a new device, of a lockout by wrong passwords or codes, or of a change of either. */
export function signInNotice({ id, brand, account, event, at, userAgent }: SignInNotice): Promise<Mail> {
	const { language, name, email, username } = account;
	const words = emails[language].signInNotice;
	const { subject, title, body, next } = words[isSecurityChange(event) ? "changed" : event];
	const change = isSecurityChange(event) ? words.changes[event] : "";
	const time = dateFormat(locales[language], {
		dateStyle: "long",
		timeStyle: "short",
		timeZone,
	});
	const device = deviceName(userAgent) ?? words.unknown;
	return composeLetter(
		{ id, to: email, subject: fillLetter(subject, { product: brand.product }) },
		{
			language,
			title,
			poster: "key",
			paragraphs: [
				fillLetter(words.greeting, { name }),
				fillLetter(body, {
					product: brand.product,
					username,
					device,
					change,
					time: time.format(new Date(at)),
				}),
			],
			closing: [next],
		},
		brand,
	);
}
