import { join } from "node:path";
import pino from "pino";
import { readSettings } from "../config/env.ts";
import { postFiles } from "../content/posts/files.ts";
import { connect } from "../db/connect.ts";
import { migrate } from "../db/migrate.ts";
import { seedPosts } from "../domain/blog/seed-posts.ts";
import { crmSenders } from "../domain/crm/senders.ts";
import { startDeliveries } from "../domain/deliveries/worker.ts";
import { mailFiles } from "../domain/mail/file/erase-mails.ts";
import { fileMailer } from "../domain/mail/file/file-mailer.ts";
import { mailSenders } from "../domain/mail/senders.ts";
import { erasureSender } from "../domain/privacy/erasure-sender.ts";
import { documentRenderer } from "../domain/proposals/pdf/pool.ts";
import { realWorld } from "../domain/world.ts";
import { createApp } from "./app.ts";
import { startPulse } from "./blog/pulse.ts";
import { createServices } from "./services.ts";

/** The site inside Vite's development server: no page cache, mails as files, PDFs drawn in this thread. */
const settings = readSettings(process.env);
const connection = connect(settings);
await migrate(connection.db);
const { render } = documentRenderer({ workerFile: null });
const { brand, publicUrl, salesEmail, staffLanguage, mailFrom: from } = settings;
await seedPosts(connection.db, realWorld, postFiles);
const folder = join(settings.dataDir, "mail");
const mailer = fileMailer({ folder, from });
const erasureDestinations = [mailFiles(folder)];
const log = pino({ level: "warn", base: null });
const services = createServices({ settings, log, connection, render, erasureDestinations });
await services.erasures.replay();
const pulse = startPulse({
	db: connection.db,
	world: realWorld,
	onChange: () => void services.blogChanged(),
});
await pulse.started.then(services.blogChanged);
const deliveries = startDeliveries({
	db: connection.db,
	world: realWorld,
	senders: {
		...mailSenders({
			...{ mailer, brand, publicUrl, salesEmail, staffLanguage, db: connection.db },
			resetToken: services.accounts.resetToken,
		}),
		...crmSenders({ db: connection.db, world: realWorld, publicUrl, settings: settings.crm }),
		erasure: erasureSender(connection.db, erasureDestinations),
	},
	onFailure: (failure) => log.warn(failure, "a delivery failed"),
	onOutcome: services.metrics.delivered,
});
import.meta.hot?.dispose(async () => {
	await pulse.stop();
	await deliveries.stop();
	await connection.close();
});

export const app = createApp({
	services,
	cache: null,
	files: null,
});
