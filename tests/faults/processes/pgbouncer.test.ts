import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Connection, connect } from "../../../db/connect.ts";
import { cookiesOf } from "../../support/cookies.ts";
import { newFolder } from "../../support/new-folder.ts";
import { type PgBouncer, pgBouncer, startPgBouncer } from "../../support/pgbouncer.ts";
import { newDatabase, type OwnPostgres, startOwnPostgres, withoutSync } from "../../support/postgres.ts";
import { apiKey, endProcess, type RunningSite, runSite } from "../../support/running-site.ts";
import { password, signIn, signInAsEva } from "../../support/staff-member.ts";

const isInstalled = existsSync(pgBouncer);
if (!isInstalled) console.warn(`${pgBouncer} is not installed: PgBouncer is not tried.`);
const adminPath = "/taller-de-prueba";
/** Fewer than the two processes have connections. */
const poolSize = 4;

/** Two processes that start at once on an empty database, with the time limits of operations.md. */
describe.runIf(isInstalled)("behind PgBouncer in transaction mode", { timeout: 60_000 }, () => {
	let folder: string;
	let postgres: OwnPostgres;
	let direct: Connection;
	let other: pg.Client;
	let bouncer: PgBouncer;
	let sites: RunningSite[];

	beforeAll(async () => {
		folder = newFolder();
		postgres = await startOwnPostgres(withoutSync);
		const databaseUrl = await newDatabase(postgres.url);
		other = new pg.Client({ connectionString: databaseUrl });
		await other.connect();
		for (const [name, value] of Object.entries({
			statement_timeout: "15s",
			lock_timeout: "2s",
			idle_in_transaction_session_timeout: "30s",
		}))
			await other.query(`alter role tests set ${name} = '${value}'`);
		bouncer = await startPgBouncer(databaseUrl, { poolMode: "transaction", poolSize });
		const secret = "one secret for both of the processes 0123456789";
		const settings = { DATABASE_URL: bouncer.url, SECRET: secret, ADMIN_PATH: adminPath };
		sites = await Promise.all(
			["a", "b"].map((name) => runSite({ ...settings, DATA_DIR: join(folder, name) })),
		);
		direct = connect({ databaseUrl, dataDir: folder });
	}, 120_000);
	afterAll(async () => {
		await Promise.all(sites.map(({ end }) => end("SIGTERM")));
		await endProcess(bouncer.process, "SIGTERM");
		await other.end();
		await direct.close();
		postgres.stop();
		rmSync(folder, { recursive: true, force: true });
	});

	const siteOf = (index: number) => sites[index % sites.length]?.url ?? "";
	const leads = async () => {
		const headers = { authorization: `Bearer ${apiKey}` };
		const { status, ...answer } = await fetch(`${siteOf(1)}/api/leads?limit=100`, { headers });
		return { status, answer };
	};
	const say = (index: number) =>
		fetch(`${siteOf(index)}/api/agent/message`, {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify({ userMessage: `Soy Ana, tengo ${index + 2} hoteles`, language: "es" }),
		});
	const submit = (index: number) => {
		const rest = { firstname: "Ana", lastname: "Paz", message: "Hola", consent: "on" };
		const body = new URLSearchParams({ ...rest, email: `ana-${index}@paz.example` });
		return fetch(`${siteOf(index)}/contacto`, { method: "POST", redirect: "manual", body });
	};
	const numbers = Array.from({ length: 40 }, (_, index) => index);

	it("answers more at once than it has connections, and keeps each form once", async () => {
		const answers = await Promise.all(numbers.flatMap((index) => [say(index), submit(index)]));
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 303]));
		const rows = await direct.db
			.selectFrom("leads")
			.select("email")
			.where("email", "like", "%@paz.example")
			.execute();
		expect(rows.map(({ email }) => email).toSorted()).toEqual(
			numbers.map((index) => `ana-${index}@paz.example`).toSorted(),
		);
	});

	it("sends each mail once, from one of the two", async () => {
		const mails = () =>
			direct.db
				.selectFrom("deliveries")
				.select(["state", "attempts"])
				.where("destination", "=", "mail")
				.execute();
		const sent = async () => (await mails()).filter(({ state }) => state === "sent").length;
		await expect.poll(sent, { timeout: 30_000, interval: 250 }).toBeGreaterThanOrEqual(numbers.length);
		expect((await mails()).filter(({ attempts }) => attempts > 1)).toEqual([]);
	});

	it("signs staff in at one process, and the other knows the session", async () => {
		const cookie = await signInAsEva(direct.db, siteOf(0) + adminPath, "admin");
		for (const index of [1, 0, 1]) {
			const page = await fetch(`${siteOf(index)}${adminPath}/leads?q=ana`, { headers: { cookie } });
			expect([page.url, page.status]).toEqual([`${siteOf(index)}${adminPath}/leads?q=ana`, 200]);
		}
	});

	it("calls no stream alive, since it hears of nothing: the page then asks by itself", async () => {
		const cookie = cookiesOf(await signIn(siteOf(0) + adminPath, "eva", password));
		const leaving = new AbortController();
		const headers = { cookie, accept: "text/event-stream" };
		const url = `${siteOf(0)}${adminPath}/conversations/events`;
		const stream = await fetch(url, { headers, signal: leaving.signal });
		let heard = "";
		const reading = (async () => {
			for await (const piece of stream.body ?? []) heard += Buffer.from(piece).toString();
		})();
		await say(0);
		await new Promise((resolve) => setTimeout(resolve, 1_000));
		leaving.abort();
		await reading.catch(() => undefined);
		expect(heard).toBe("retry: 1000\n\n");
	});

	it("waits for no locked table, and goes on when it is free", async () => {
		await other.query("begin; lock table leads");
		const began = performance.now();
		expect((await leads()).status).toBe(503);
		expect(performance.now() - began).toBeLessThan(8_000);
		expect((await fetch(`${siteOf(1)}/blog?q=hotel`)).status).toBe(200);
		await other.query("rollback");
		await expect.poll(async () => (await leads()).status, { timeout: 10_000 }).toBe(200);
	});
});
