import { crmSenders } from "../domain/crm/senders.ts";
import { startBackgroundWork } from "../domain/deliveries/worker.ts";
import type { Mailer } from "../domain/mail/mailer.ts";
import type { MailPictures } from "../domain/mail/pictures.ts";
import { mailSenders } from "../domain/mail/senders.ts";
import type { ErasureDestination } from "../domain/privacy/erasure-destination.ts";
import { erasureSender } from "../domain/privacy/erasure-sender.ts";
import type { Services } from "./services.ts";

type OutboxOptions = {
	services: Services;
	mailer: Mailer;
	pictures?: MailPictures;
	erasureDestinations: readonly ErasureDestination[];
};

export function startOutbox({ services, mailer, pictures, erasureDestinations }: OutboxOptions): {
	stop(): Promise<void>;
} {
	const { settings, log, connection, runtime, accounts, metrics } = services;
	const { brand, publicUrl, salesEmail, staffLanguage, crm } = settings;
	const { db } = connection;
	return startBackgroundWork({
		db,
		runtime,
		mailer: settings.smtpUrl ? "smtp" : "file",
		senders: {
			...mailSenders({
				db,
				runtime,
				mailer,
				brand,
				pictures,
				publicUrl,
				salesEmail,
				staffLanguage,
				resetToken: accounts.resetToken,
			}),
			...crmSenders({ db, runtime, publicUrl, settings: crm }),
			erasure: erasureSender(db, erasureDestinations),
		},
		onFailure: (failure) => log.warn(failure, "a delivery failed"),
		onCleanUpFailure: (error) => log.warn({ err: error }, "expired data could not be deleted"),
		onOutcome: metrics.delivered,
	});
}
