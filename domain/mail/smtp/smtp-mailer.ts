import { createTransport } from "nodemailer";
import { compose } from "../compose.ts";
import type { Mailer } from "../mailer.ts";

/** Sends through an SMTP server. @param options url: smtp:// or smtps:// with the login inside; from: the sender. */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
	const transport = createTransport({
		url,
		pool: true,
		maxConnections: 2,
		connectionTimeout: 10_000,
		greetingTimeout: 10_000,
		socketTimeout: 30_000,
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
