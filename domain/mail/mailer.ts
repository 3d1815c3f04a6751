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
