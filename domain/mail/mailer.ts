/** A mail as the house writes it. */
export type Mail = {
	/** Stable: the same mail sent twice carries the same Message-ID, so that a receiver may drop the second. */
	id: string;
	to: string;
	subject: string;
	text: string;
	html: string;
	replyTo?: string;
	/** An invitation to a calendar. */
	calendar?: { method: "REQUEST" | "CANCEL"; content: string };
	/** Of a mail that goes to many: the address that ends it with one press (RFC 8058). */
	unsubscribe?: string;
};

/** Whatever takes our mails: one folder each beside this file, chosen by settings. */
export type Mailer = {
	/** For people who read the start message: where mails go. */
	readonly description: string;
	/** Resolves when the mail is safe with the receiver; throws otherwise. */
	send(mail: Mail): Promise<void>;
	close(): void;
};
