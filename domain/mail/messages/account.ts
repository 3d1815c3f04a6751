import type { Brand } from "../../../config/env.ts";
import { limits } from "../../../config/limits.ts";
import { dateFormat } from "../../../content/date-format.ts";
import { emails } from "../../../content/emails/list.ts";
import { locales, timeZone } from "../../../content/locale.ts";
import { mailedPath } from "../../../content/mailed-pages.ts";
import type { PasswordLinkReason, SecurityChange } from "../../../shared/account.ts";
import type { Account } from "../../accounts/account.ts";
import { isSecurityChange } from "../../accounts/account-security.ts";
import type { EmailChange } from "../../accounts/email-change-store.ts";
import type { TeamInvitation } from "../../accounts/invitations/invitation.ts";
import { deviceName } from "../../accounts/sign-in/device-name.ts";
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

type InvitationMail = {
	id: string;
	brand: Brand;
	publicUrl: string;
	invitation: TeamInvitation;
	token: string;
};

/** Invites somebody to the team, with the link to choose their password. */
export function invitationMail({ id, brand, publicUrl, invitation, token }: InvitationMail): Promise<Mail> {
	const { language, name, email, inviter, expiresAt } = invitation;
	const words = emails[language].invitation;
	const { product } = brand;
	const parts = { dateStyle: "long", timeStyle: "short", timeZone } as const;
	const date = dateFormat(locales[language], parts).format(new Date(expiresAt));
	return composeLetter(
		{ id, to: email, subject: fillLetter(words.subject, { product, inviter }) },
		{
			language,
			title: fillLetter(words.title, { product }),
			poster: "key",
			paragraphs: [fillLetter(words.greeting, { name }), fillLetter(words.body, { product, inviter })],
			button: { label: words.button, url: `${publicUrl}${mailedPath("invitation", language, token)}` },
			closing: [fillLetter(words.expires, { date }), fillLetter(words.notYou, { email })],
		},
		brand,
	);
}

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
