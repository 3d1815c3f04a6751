import { migrate } from "../db/migrate.ts";
import { crmSenders } from "../domain/crm/senders.ts";
import { queueReports } from "../domain/deliveries/delivery-overview.ts";
import { startBackgroundWork } from "../domain/deliveries/worker.ts";
import { noFacts } from "../domain/leads/lead.ts";
import { notifyNow, recordLead } from "../domain/leads/record-lead.ts";
import { realRuntime } from "../domain/runtime.ts";
import { fakeOdoo } from "../tests/support/outside/fake-odoo.ts";
import type { OutsideServer } from "../tests/support/outside/outside-server.ts";
import { webhookReceiver } from "../tests/support/outside/webhook-receiver.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import type { RunningSite } from "../tests/support/running-site.ts";
import { type Bench, type Figure, median, openDatabase, start, startSite } from "./bench.ts";

const queued = 10_000;
const rounds = 400;

/** Measures how fast a full outbox empties, and whether unavailable destinations slow a form. */
export async function deliveries(bench: Bench): Promise<Figure[]> {
	const postgres = await start(bench, startPostgres, ({ stop }) => stop());
	return [
		await measureDraining(bench, "SQLite", null),
		await measureDraining(bench, "PostgreSQL", postgres.url),
		await measureSubmitting(bench),
	];
}

async function measureDraining(bench: Bench, name: string, databaseUrl: string | null): Promise<Figure> {
	const { db } = openDatabase(bench, databaseUrl);
	await migrate(db);
	const outbound = { runtime: realRuntime, destinations: ["webhook"] as const };
	for (let batch = 0; batch < queued / 500; batch++) {
		await db.transaction().execute(async (tx) => {
			for (let number = 0; number < 500; number++) {
				const facts = { ...noFacts, email: `ana-${batch}-${number}@brisa.example` };
				const lead = await recordLead(tx, outbound, {
					source: "api",
					language: "es",
					message: null,
					conversationId: null,
					consent: null,
					facts,
				});
				await notifyNow(tx, outbound, lead.id, "bench");
			}
		});
	}
	const receiver = await start(bench, webhookReceiver, turnOff);
	const webhook = { url: receiver.url, secret: receiver.secret };
	const settings = { odoo: null, hubspotForm: null, hubspotContact: null, webhook };
	const senders = crmSenders({ db, runtime: realRuntime, publicUrl: "https://rumbo.example", settings });
	const started = performance.now();
	const { stop } = startBackgroundWork({ db, runtime: realRuntime, senders, onFailure: () => undefined });
	while (receiver.messages.size < queued) await new Promise((resolve) => setTimeout(resolve, 50));
	const seconds = (performance.now() - started) / 1000;
	await stop();
	const report = (await queueReports(db, realRuntime.now())).find(
		({ destination }) => destination === "webhook",
	);
	const undelivered =
		(report?.waiting ?? 0) + (report?.held ?? 0) + (report?.sending ?? 0) + (report?.dead ?? 0);
	const duplicates = receiver.asked.length - queued;
	return {
		figure: `${queued} queued messages, ${name}, to a fast webhook`,
		goal: "200 a second or more, 0 lost, 0 doubled",
		measured: `${Math.round(queued / seconds)} a second, ${undelivered} lost, ${duplicates} doubled`,
	};
}

async function measureSubmitting(bench: Bench): Promise<Figure> {
	const [up, down] = [await startOutside(bench), await startOutside(bench)];
	// One server refuses connections; the other accepts the message and does not answer.
	await down.odoo.turnOff();
	down.receiver.behaviour = "slow";
	const sites = { up: await siteWith(bench, up), down: await siteWith(bench, down) };
	const times = { up: [] as number[], down: [] as number[] };
	for (let round = 0; round < rounds; round++) {
		const order = round % 2 === 0 ? (["up", "down"] as const) : (["down", "up"] as const);
		for (const name of order) times[name].push(await submit(sites[name], round));
	}
	const [all, none] = [median(times.up), median(times.down)];
	const slower = ((none - all) / all) * 100;
	return {
		figure: `a form sent, every destination down against all up, medians of ${rounds} in turns`,
		goal: "within 10 %",
		measured: `${none.toFixed(1)} and ${all.toFixed(1)} ms, ${slower.toFixed(1)} % slower`,
	};
}

function siteWith(bench: Bench, { odoo, receiver }: Outside): Promise<RunningSite> {
	const { url, db, user, key } = odoo.settings;
	return startSite(bench, {
		DATABASE_URL: "",
		ODOO_URL: url,
		ODOO_DB: db,
		ODOO_USER: user,
		ODOO_API_KEY: key,
		WEBHOOK_URL: receiver.url,
		WEBHOOK_SECRET: receiver.secret,
	});
}

type Outside = Awaited<ReturnType<typeof startOutside>>;

async function startOutside(bench: Bench) {
	const odoo = await start(bench, () => fakeOdoo(19), turnOff);
	return { odoo, receiver: await start(bench, webhookReceiver, turnOff) };
}

const turnOff = (server: OutsideServer) => server.turnOff();

async function submit(site: RunningSite, number: number): Promise<number> {
	const email = `ana-${number}@brisa.example`;
	const body = new URLSearchParams({ firstname: "Ana", lastname: "Ruiz", email, consent: "on" });
	const started = performance.now();
	const answer = await fetch(`${site.url}/contacto`, { method: "POST", body, redirect: "manual" });
	if (answer.status !== 303) throw new Error(`The form was answered with ${answer.status}.`);
	return performance.now() - started;
}
