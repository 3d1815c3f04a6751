import type { Settings } from "../../config/env.ts";
import { fileMailer } from "../../domain/mail/file/file-mailer.ts";
import type { Mailer } from "../../domain/mail/mailer.ts";
import { smtpMailer } from "../../domain/mail/smtp/smtp-mailer.ts";
import { mailFolderOf } from "../erasure-destinations.ts";

export function mailerOf(settings: Settings): Mailer {
	const { mailFrom: from, smtpUrl } = settings;
	return smtpUrl ? smtpMailer({ url: smtpUrl, from }) : fileMailer({ folder: mailFolderOf(settings), from });
}
