import { createTransport } from "nodemailer";
import { compose } from "../compose.ts";
import type { Mailer } from "../mailer.ts";

type SmtpOptions = {
	url: string;
	from: string;
	/** Gives the server up after this time without data, in milliseconds. Tests shorten it. */
	silenceMs?: number;
};

/** Sends mails over SMTP with at most two connections. */
export function smtpMailer({ url, from, silenceMs = 30_000 }: SmtpOptions): Mailer {
	const transport = createTransport({
		url,
		pool: true,
		maxConnections: 2,
		connectionTimeout: 10_000,
		greetingTimeout: Math.min(silenceMs, 10_000),
		socketTimeout: silenceMs,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	return {
		description: `SMTP at ${new URL(url).host}`,
		send: async (mail) => {
			await transport.sendMail(compose(mail, from));
		},
		close: () => transport.close(),
	};
}
