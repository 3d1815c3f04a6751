import { readSettings } from "../../config/env.ts";
import type { Db } from "../../db/connect.ts";
import type { MailContext } from "../../domain/mail/mail-context.ts";
import type { Mailer } from "../../domain/mail/mailer.ts";
import { mailSenders } from "../../domain/mail/senders.ts";
import type { Runtime } from "../../domain/runtime.ts";
import { deliverDue } from "./deliver-due.ts";

type Work = Pick<Parameters<typeof deliverDue>[0], "onFailure" | "patienceMs">;

/** Sends the mails that are due, as a site without settings does. @param mailer what sends one, or a mailer. */
export function deliverMails(
	{ db, runtime }: { db: Db; runtime: Runtime },
	mailer: Mailer["send"] | Mailer,
	{ onFailure = () => undefined, patienceMs, ...more }: Partial<MailContext & Work> = {},
) {
	const { brand, publicUrl } = readSettings({});
	const senders = mailSenders({
		db,
		runtime,
		brand,
		publicUrl,
		salesEmail: "s@rumbo.example",
		staffLanguage: "es",
		resetToken: async () => null,
		mailer: typeof mailer === "function" ? { description: "", send: mailer, close: () => undefined } : mailer,
		...more,
	});
	return deliverDue({
		db,
		runtime,
		senders: { ...senders, erasure: async () => undefined },
		onFailure,
		patienceMs,
	});
}
