import type Message from "nodemailer/lib/mailer";
import type { MailPicture } from "./pictures.ts";

export type Mail = {
	/** Becomes the Message-ID and stays the same on each try, so that a receiver may drop a repeated mail. */
	id: string;
	to: string;
	subject: string;
	text: string;
	html: string;
	replyTo?: string;
	picture?: MailPicture;
	/** A calendar invitation (RFC 5546). */
	calendar?: { method: "REQUEST" | "CANCEL"; content: string };
	/** For bulk mails: the one-click unsubscribe address (RFC 8058). */
	unsubscribe?: string;
};

export type Mailer = {
	readonly description: string;
	/** Resolves when the receiver has stored the mail; throws otherwise. */
	send(mail: Mail): Promise<void>;
	close(): void;
};

/** Converts a mail to nodemailer's options, the same for every adapter. */
export function messageOptions(mail: Mail, from: string): Message.Options {
	return {
		from,
		// As an object: nodemailer would read a typed string as a list of addresses.
		to: { name: "", address: mail.to },
		replyTo: mail.replyTo && { name: "", address: mail.replyTo },
		subject: mail.subject,
		text: mail.text,
		html: mail.html,
		icalEvent: mail.calendar && { ...mail.calendar, filename: "audit-express.ics" },
		messageId: `<${mail.id}@${domainOf(from)}>`,
		attachments: mail.picture && [
			{
				cid: mail.picture.cid,
				filename: "scene.png",
				contentType: "image/png",
				content: Buffer.from(mail.picture.png),
			},
		],
		headers: {
			"Auto-Submitted": "auto-generated",
			...(mail.unsubscribe && {
				"List-Unsubscribe": `<${mail.unsubscribe}>`,
				"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
			}),
		},
	};
}

function domainOf(address: string): string {
	return /@([^\s>]+)/.exec(address)?.[1] ?? "localhost";
}
