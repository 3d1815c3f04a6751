import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import pino from "pino";
import type { Settings } from "../config/env.ts";
import { addresses, findPage } from "../content/addresses.ts";
import { postFiles } from "../content/posts/files.ts";
import { connect } from "../db/connect.ts";
import { migrate } from "../db/migrate.ts";
import { takeTurn } from "../domain/assistant/assistant.ts";
import { startDialogue } from "../domain/assistant/dialogue/state.ts";
import { readTrained } from "../domain/assistant/understanding/guided/classifier/trained.ts";
import { seedPosts } from "../domain/blog/seed-posts.ts";
import { fileMailer } from "../domain/mail/file/file-mailer.ts";
import { smtpMailer } from "../domain/mail/smtp/smtp-mailer.ts";
import { documentRenderer } from "../domain/proposals/pdf/pool.ts";
import { type SampleClient, seedSamples } from "../domain/samples/seed-samples.ts";
import { worldOf } from "../domain/world.ts";
import { siteSecret } from "./accounts/secret.ts";
import { createApp } from "./app.ts";
import { startPulse } from "./blog/pulse.ts";
import { createViews } from "./blog/views.ts";
import { CannotListenError } from "./cannot-listen.ts";
import { erasureDestinationsOf, mailFolderOf } from "./erasure-destinations.ts";
import { choiceOf } from "./measuring/choice.ts";
import { logRequest } from "./middleware/request-log.ts";
import { startOutbox } from "./outbox.ts";
import { createPageCache } from "./page-cache.ts";
import { portalSubdomain } from "./portal-host.ts";
import { createServices, type Parts as ServiceParts } from "./services.ts";
import { staticFiles } from "./static-files.ts";
import { visitorFrom } from "./visitor.ts";
import { createVisitCounter } from "./visits.ts";

export type SiteOptions = {
	settings: Settings;
	/** The client build. */
	clientFolder: string;
	/** The built PDF worker. */
	workerFile: URL;
	/** Where the build keeps what the assistant was trained with. */
	weightsFolder: string;
};

export type Site = {
	url: string;
	/** What runs where, for the person who started it. */
	report: string;
	/** Finishes what is in flight and closes everything. */
	stop(): Promise<void>;
};

/** Brings the whole site up: database, deliveries, pages, server. Resolves when it can serve. */
export async function startSite({
	settings,
	clientFolder,
	workerFile,
	weightsFolder,
}: SiteOptions): Promise<Site> {
	const log = pino(
		{ level: settings.logLevel, base: null },
		pino.destination({ sync: false, minLength: 4_096 }),
	);
	const flushing = setInterval(() => log.flush(), 1_000).unref();
	readTrained(weightsFolder);
	const connection = connect(settings);
	const world = worldOf(siteSecret(settings));
	await migrate(connection.db);
	await seedPosts(connection.db, world, postFiles);
	// Samples are for whoever tries the site on their own machine.
	const isLocal = !settings.databaseUrl && !settings.publicUrlGiven;
	const samples = isLocal ? await seedSamples(connection.db, world) : [];
	const renderer = documentRenderer({ workerFile });
	const erasureDestinations = erasureDestinationsOf(settings, world);
	const services = createServices({
		...{ settings, log, connection, world, erasureDestinations },
		render: renderer.render,
		model: await modelOf(settings),
	});
	const undone = await services.erasures.replay();
	if (undone > 0) log.warn({ undone }, "a restored backup brought erased people back: they are erased again");
	const cache = createPageCache(settings.measuring ? choiceOf : undefined);
	const app = createApp({ services, cache, files: staticFiles(clientFolder) });
	const pulse = startPulse({
		...{ db: connection.db, world },
		onChange: () => {
			services.blogChanged();
			cache.forget((path) => /^(\/en)?\/blog(\/|$)/.test(path));
		},
	});

	await pulse.started;

	const { mailFrom: from, smtpUrl, brand } = settings;
	const mailer = smtpUrl
		? smtpMailer({ url: smtpUrl, from })
		: fileMailer({ folder: mailFolderOf(settings), from });
	const outbox = startOutbox({ services, mailer, erasureDestinations });

	const views = createViews(connection.db, world, (error) =>
		log.warn({ err: error }, "a view could not be counted"),
	);
	const visits = createVisitCounter({
		...{ db: connection.db, world, timeZone: brand.timeZone },
		onPost: (path, { headers, socket }) => {
			const forwarded = headers["x-forwarded-for"]?.toString();
			const visitor = visitorFrom(forwarded, socket.remoteAddress ?? "unknown", settings.trustedProxies);
			void views.saw(path, `${visitor} ${headers["user-agent"]}`);
		},
		onFailure: (error) => log.warn({ err: error }, "visits could not be stored"),
	});
	const counting = setInterval(() => void visits.flush(), 10_000).unref();
	const whole = getRequestListener(app.fetch);
	// Slow senders are let go: headers within 10 s, a whole request within 60 s, checked twice a second.
	const limits = { headersTimeout: 10_000, requestTimeout: 60_000, connectionsCheckingInterval: 500 };
	const server = createServer({ ...limits, keepAliveTimeout: 65_000 }, (request, response) => {
		const started = performance.now();
		const ours = portalSubdomain(request.headers.host, settings) === null;
		// Whoever asked to be remembered gets a page of their own.
		const own = /(?:^|;\s*)commenter=/.test(request.headers.cookie ?? "") && isPost(request.url);
		if (!ours || own || !cache.answer(request, response)) {
			if (ours) response.once("finish", () => visits.seen(request, response.statusCode));
			return whole(request, response);
		}
		visits.seen(request, response.statusCode);
		logRequest(log, {
			method: request.method ?? "",
			path: request.url ?? "",
			status: response.statusCode,
			started,
		});
	});
	await new Promise<void>((resolve, reject) => {
		server
			.once("error", (error) => reject(CannotListenError.from(error, settings)))
			.listen(settings.port, settings.host, resolve);
	});
	const url = `http://localhost:${portOf(server.address())}`;
	// The first turn of a process reads the patterns and builds the index: nobody should wait for that. It tells something
	// of each kind, as what is not looked for yet is read when it first is.
	takeTurn({
		state: startDialogue(),
		message:
			"Soy Ana Ruiz del Hotel Brisa, somos 12, perdemos reservas de noche. Para enero. ¿Cuánto cuesta?",
		language: "es",
	});
	const warming = warm((path) => app.request(`${url}${path}`));

	return {
		url,
		report: reportOf({ settings, url, samples, engine: connection.engine, mail: mailer.description }),
		stop: async () => {
			clearInterval(flushing);
			await closed(server);
			await services.chat.settled();
			await warming;
			await pulse.stop();
			await outbox.stop();
			clearInterval(counting);
			await visits.flush();
			await renderer.close();
			mailer.close();
			await connection.close();
			log.flush();
		},
	};
}

function isPost(url = ""): boolean {
	return findPage(url.replace(/\?.*$/, ""))?.page === "post";
}

/** The library is imported only where a model is set: it is large. */
async function modelOf({ llm }: Settings): Promise<ServiceParts["model"]> {
	if (!llm) return undefined;
	const { loadModel } = await import("../domain/assistant/understanding/model/load-model.ts");
	return loadModel(llm);
}

/** Takes no new connection, lets go of each as soon as its answer is out, and cuts what is left after 20 s. */
async function closed(server: Server): Promise<void> {
	const idle = setInterval(() => server.closeIdleConnections(), 50);
	const patience = setTimeout(() => server.closeAllConnections(), 20_000);
	await new Promise((resolve) => server.close(resolve));
	clearInterval(idle);
	clearTimeout(patience);
}

// Rendered and compressed before anybody asks, one at a time so that the first visitors are not held up.
async function warm(render: (path: string) => Response | Promise<Response>): Promise<void> {
	const paths = Object.values(addresses).flatMap(({ es, en }) => [es, en]);
	for (const path of paths.filter((path) => !path.includes(":"))) {
		await Promise.resolve(render(path)).catch(() => undefined);
		await new Promise(setImmediate);
	}
}

function portOf(address: AddressInfo | string | null): number {
	return typeof address === "object" && address ? address.port : 0;
}

type Started = {
	settings: Settings;
	url: string;
	engine: string;
	mail: string;
	/** The sample clients that were just made. */
	samples: readonly SampleClient[];
};

function reportOf({ settings, url, engine, mail, samples }: Started): string {
	const rows = [
		["Address", url],
		["Data", settings.dataDir],
		[
			"Database",
			engine === "sqlite" ? `embedded SQLite (${join(settings.dataDir, "site.db")})` : "PostgreSQL",
		],
		["Mail", settings.smtpUrl ? mail : `embedded, as files in ${mail}`],
		[
			"CRM",
			settings.crm.odoo ? `Odoo at ${settings.crm.odoo.url}` : "embedded: the site's own list of leads",
		],
		[
			"Assistant",
			settings.llm
				? `${settings.llm.model} chooses, the site speaks; the guided assistant where it cannot`
				: "embedded: the guided assistant",
		],
		["Leads API", settings.apiKey ? `${url}/api/leads with your API_KEY` : "closed: set API_KEY to open it"],
		["Staff path", settings.adminPath],
		...samples.map(({ language, username, password }) => [
			"Sample",
			`client ${username} (${language}), password ${password} (shown this once)`,
		]),
	];
	return rows.map(([name, value]) => `${`${name}:`.padEnd(12)}${value}`).join("\n");
}
