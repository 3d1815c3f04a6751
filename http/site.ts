import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Settings } from "../config/env.ts";
import { postFiles } from "../content/posts/files.ts";
import { connect, refuseDamage } from "../db/connect.ts";
import { migrate } from "../db/migrate.ts";
import { readTrained } from "../domain/assistant/understanding/guided/trained.ts";
import { seedPosts } from "../domain/blog/posts/seed-posts.ts";
import { fileMailer } from "../domain/mail/file-mailer.ts";
import type { Mailer } from "../domain/mail/mailer.ts";
import { readMailPictures } from "../domain/mail/pictures.ts";
import { smtpMailer } from "../domain/mail/smtp-mailer.ts";
import { seedSamples } from "../domain/portal/seed-samples.ts";
import { documentRenderer } from "../domain/proposals/pdf/pool.ts";
import { runtimeOf } from "../domain/runtime.ts";
import { siteSecret } from "./accounts/secret.ts";
import { createApp } from "./app.ts";
import { startBlogChangePoller } from "./blog/blog-change-poller.ts";
import { erasureDestinationsOf, mailFolderOf } from "./erasure-destinations.ts";
import { createLog } from "./log.ts";
import { startOutbox } from "./outbox.ts";
import { createPageCache, type PageCache } from "./pages/page-cache.ts";
import { staticFiles } from "./pages/static-files.ts";
import { createServices, type ServiceDependencies, type Services } from "./services.ts";
import { countVisits } from "./start/count-visits.ts";
import { reportOf } from "./start/report.ts";
import { serve } from "./start/serve.ts";
import { dataError } from "./start/start-error.ts";
import { warmUp } from "./start/warm-up.ts";
import { readConsentChoice } from "./third-party-analytics/with-analytics.ts";

export type SiteOptions = {
	settings: Settings;
	clientFolder: string;
	workerFile: URL;
	weightsFolder: string;
};

export type Site = {
	url: string;
	report: string;
	stop(): Promise<void>;
};

export async function startSite(options: SiteOptions): Promise<Site> {
	const { settings } = options;
	const { log, close: closeLog } = createLog(settings);
	readTrained(options.weightsFolder);
	const { connection, runtime, samples } = await openData(settings).catch((error) => {
		throw dataError(error, settings);
	});
	const renderer = documentRenderer({ workerFile: options.workerFile });
	const erasureDestinations = erasureDestinationsOf(settings, runtime);
	const { render } = renderer;
	const model = await modelOf(settings);
	const services = createServices({ settings, log, connection, runtime, erasureDestinations, render, model });
	await eraseAgain(services).catch((error) => {
		throw dataError(error, settings);
	});
	const cache = createPageCache(settings.thirdPartyAnalytics ? readConsentChoice : undefined);
	const app = createApp({ services, cache, files: staticFiles(options.clientFolder) });
	const poller = followBlog(services, cache);
	await poller.started;
	const mailer = mailerOf(settings);
	const pictures = readMailPictures(join(options.clientFolder, "og/mail"));
	const outbox = startOutbox({ services, mailer, pictures, erasureDestinations });
	const visits = countVisits(services);
	const server = await serve({ app, cache, services, countVisit: visits.count });
	const url = `http://localhost:${server.port}`;
	const stopping = new AbortController();
	const renderPage = async (path: string) => {
		await app.request(`${url}${path}`);
		await cache.settled();
	};
	const warming = settings.warmUp && warmUp(renderPage, stopping.signal);
	return {
		url,
		report: reportOf({ settings, url, samples, engine: connection.engine, mail: mailer.description }),
		stop: async () => {
			services.health.stop();
			stopping.abort();
			await wait(settings.drainSeconds * 1000);
			services.live.close();
			services.presence.stop();
			await server.close();
			await services.chat.waitForAnswers();
			await warming;
			await poller.stop();
			await outbox.stop();
			await visits.stop();
			await renderer.close();
			mailer.close();
			await connection.close();
			closeLog();
		},
	};
}

async function openData(settings: Settings) {
	const runtime = runtimeOf(siteSecret(settings));
	const connection = connect(settings);
	const { db } = connection;
	await refuseDamage(db);
	await migrate(db);
	await seedPosts(db, runtime, postFiles);
	// Samples are only for a trial on a local machine.
	const isLocal = !settings.databaseUrl && !settings.publicUrlGiven;
	const samples = isLocal ? await seedSamples(db, runtime) : [];
	return { connection, runtime, samples };
}

/** A restored backup contains people who were erased since. */
async function eraseAgain({ erasures, log }: Services): Promise<void> {
	const undone = await erasures.replay();
	if (undone > 0) log.warn({ undone }, "a restored backup brought erased people back: they are erased again");
}

function followBlog({ connection, runtime, blogChanged }: Services, cache: PageCache) {
	return startBlogChangePoller({
		db: connection.db,
		runtime,
		onChange: () => {
			blogChanged();
			cache.forget((path) => /^(\/en)?\/blog(\/|$)/.test(path));
		},
	});
}

/** Imports the library only when a model is configured: it is large. */
async function modelOf({ llm }: Settings): Promise<ServiceDependencies["model"]> {
	if (!llm) return undefined;
	const { loadModel } = await import("../domain/assistant/understanding/model/create-model-engine.ts");
	return loadModel(llm);
}

function mailerOf(settings: Settings): Mailer {
	const { mailFrom: from, smtpUrl } = settings;
	return smtpUrl ? smtpMailer({ url: smtpUrl, from }) : fileMailer({ folder: mailFolderOf(settings), from });
}
