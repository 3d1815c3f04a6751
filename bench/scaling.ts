import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import autocannon from "autocannon";
import { startPgBouncer } from "../tests/support/pgbouncer.ts";
import { newDatabase, startOwnPostgres } from "../tests/support/postgres.ts";
import { endProcess, type RunningSite } from "../tests/support/running-site.ts";
import { type Bench, type Figure, start, startSite } from "./bench.ts";

const processes = [1, 2, 4];
const connections = 32;
const seconds = 8;
/** Of a core, for each process: four leave the load and the database most of the other one. */
const share = 0.3;
/** Pages are rendered into the cache after the start. */
const warmUpMs = 15_000;

const message = "Soy Ana Gómez, tengo un hotel y se nos pierden reservas por WhatsApp";
const turn = JSON.stringify({ messages: [], userMessage: message });
const json = { "content-type": "application/json" };

type Load = { path: string; method?: "GET" | "POST"; headers?: Record<string, string>; body?: () => string };

const loads: Record<string, Load> = {
	"pages from the cache": { path: "/nosotros" },
	"searches of the blog": { path: "/blog?q=hotel" },
	"chat turns": { path: "/api/agent/message", method: "POST", headers: json, body: () => turn },
	"chat turns, streamed": {
		path: "/api/agent/message",
		method: "POST",
		headers: { ...json, accept: "text/event-stream" },
		body: () => turn,
	},
	"contact forms": {
		path: "/contacto",
		method: "POST",
		headers: { "content-type": "application/x-www-form-urlencoded" },
		body: contactForm,
	},
};

/**
 * Measures 1, 2 and 4 processes, each with a part of a core, on one PostgreSQL through PgBouncer. The load runs on the
 * same machine.
 */
export async function scaling(bench: Bench): Promise<Figure[]> {
	const postgres = await start(bench, startOwnPostgres, ({ stop }) => stop());
	const figures: Figure[] = [];
	for (const count of processes) {
		const poolMode = process.env.POOL_MODE === "transaction" ? "transaction" : "session";
		const databaseUrl = await newDatabase(postgres.url);
		const bouncer = await start(
			bench,
			() => startPgBouncer(databaseUrl, { poolMode, poolSize: 60 }),
			(started) => endProcess(started.process, "SIGTERM"),
		);
		const sites = await startSites(bench, count, bouncer.url);
		for (const [name, load] of Object.entries(loads)) {
			figures.push({
				figure: `${name}, ${count} ${count === 1 ? "process" : "processes"}`,
				goal: "none",
				measured: await measure(sites, load),
			});
		}
		await Promise.all(sites.map(({ end }) => end("SIGTERM")));
		await endProcess(bouncer.process, "SIGTERM");
	}
	return figures;
}

async function measure(sites: readonly RunningSite[], load: Load): Promise<string> {
	const results = await Promise.all(sites.map(({ url }) => send(url, load, connections / sites.length)));
	const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
	const failed = sum(results.map(({ errors, "4xx": refused, "5xx": broken }) => errors + refused + broken));
	const rate = Math.round(sum(results.map(({ requests }) => requests.average)));
	const tail = Math.max(...results.map(({ latency }) => latency.p99));
	return `${rate}/s, p99 ${tail} ms${failed > 0 ? `, ${failed} failed` : ""}`;
}

function send(url: string, { path, method = "GET", headers = {}, body }: Load, atOnce: number) {
	const setupRequest = body && ((request: autocannon.Request) => ({ ...request, body: body() }));
	return autocannon({
		url: url + path,
		connections: atOnce,
		duration: seconds,
		requests: [
			{ method, headers: { "accept-language": "es", ...headers }, ...(setupRequest && { setupRequest }) },
		],
	});
}

let forms = 0;
function contactForm(): string {
	const fields = { consent: "on", firstname: "Ana", lastname: "Paz", message: "Hola" };
	return new URLSearchParams({ ...fields, email: `ana-${forms++}@paz.example` }).toString();
}

async function startSites(bench: Bench, count: number, databaseUrl: string): Promise<RunningSite[]> {
	const sites: RunningSite[] = [];
	for (let index = 0; index < count; index++) {
		const secret = "one secret for all of the processes 0123456789";
		sites.push(await startSite(bench, { DATABASE_URL: databaseUrl, SECRET: secret }));
	}
	await new Promise((resolve) => setTimeout(resolve, warmUpMs));
	for (const { process } of sites) limitCpu(process.pid ?? 0, share);
	return sites;
}

const groups = "/sys/fs/cgroup";
const periodUs = 100_000;

/**
 * Gives a process a share of one core, so that several show how they add up on a machine of few cores. Needs Linux's
 * control groups and the right to make one. @param share 1 for a core.
 */
function limitCpu(pid: number, share: number): void {
	const quota = String(share * periodUs);
	const isSecondVersion = existsSync(join(groups, "cgroup.controllers"));
	const group = join(groups, isSecondVersion ? "" : "cpu", `bench-${pid}`);
	mkdirSync(group, { recursive: true });
	const limits = isSecondVersion
		? { "cpu.max": `${quota} ${periodUs}` }
		: { "cpu.cfs_period_us": String(periodUs), "cpu.cfs_quota_us": quota };
	for (const [file, value] of Object.entries({ ...limits, "cgroup.procs": String(pid) }))
		writeFileSync(join(group, file), value);
}
