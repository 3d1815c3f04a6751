import { createTransport } from "nodemailer";
import { PermanentFailure } from "../deliveries/failure.ts";
import { type Mailer, messageOptions } from "./mailer.ts";

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
			await transport.sendMail(messageOptions(mail, from)).catch((error) => {
				throw isRefusedForGood(error) ? new PermanentFailure(error.code, error.responseCode) : error;
			});
		},
		close: () => transport.close(),
	};
}

type Refusal = Error & { code: string; responseCode: number };

/** A 5xx to the recipient or the content is about this mail; one to the greeting, the login or the sender is about us. */
function isRefusedForGood(error: unknown): error is Refusal {
	if (!(error instanceof Error) || !("permanent" in error) || error.permanent !== true) return false;
	return "command" in error && (error.command === "RCPT TO" || error.command === "DATA");
}
