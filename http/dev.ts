import pino from "pino";
import { readSettings } from "../config/env.ts";
import { postFiles } from "../content/posts/files.ts";
import { connect } from "../db/connect.ts";
import { migrate } from "../db/migrate.ts";
import { seedPosts } from "../domain/blog/posts/seed-posts.ts";
import { fileMailer } from "../domain/mail/file-mailer.ts";
import { documentRenderer } from "../domain/proposals/pdf/pool.ts";
import { runtimeOf } from "../domain/runtime.ts";
import { siteSecret } from "./accounts/secret.ts";
import { createApp } from "./app.ts";
import { startBlogChangePoller } from "./blog/blog-change-poller.ts";
import { erasureDestinationsOf, mailFolderOf } from "./erasure-destinations.ts";
import { startOutbox } from "./outbox.ts";
import { createServices } from "./services.ts";

/** The site inside Vite's development server: no page cache, mails as files, PDFs drawn in this thread. */
const settings = readSettings(process.env);
const connection = connect(settings);
const runtime = runtimeOf(siteSecret(settings));
await migrate(connection.db);
const { render } = documentRenderer({ workerFile: null });
await seedPosts(connection.db, runtime, postFiles);
const mailer = fileMailer({ folder: mailFolderOf(settings), from: settings.mailFrom });
const erasureDestinations = erasureDestinationsOf(settings, runtime);
const log = pino({ level: "warn", base: null });
const services = createServices({ settings, log, connection, runtime, render, erasureDestinations });
await services.erasures.replay();
const outbox = startOutbox({ services, mailer, erasureDestinations });
const poller = startBlogChangePoller({
	db: connection.db,
	runtime,
	onChange: services.blogChanged,
});
await poller.started;
import.meta.hot?.dispose(async () => {
	await poller.stop();
	await outbox.stop();
	await connection.close();
});

export const app = createApp({
	services,
	cache: null,
	files: null,
});
