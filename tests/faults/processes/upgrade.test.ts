import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase, type TestDatabase } from "../../support/databases.ts";
import { freePort } from "../../support/free-port.ts";
import { askProxy, proxies, type RunningProxy } from "../../support/proxies.ts";
import { endProcess, type RunningSite, runSite } from "../../support/running-site.ts";

const [program = "", start] = Object.entries(proxies)[0] ?? [];
const isInstalled = existsSync(program);
const urlencoded = { "content-type": "application/x-www-form-urlencoded" };
const json = { "content-type": "application/json" };
/** As deploy/.env.example has it; deploy/switch waits as long as this between two processes. */
const drainSeconds = 4;
const proxyNotices = 3_000;
const pauseOfVisitors = 100;

describe("an upgrade and a rollback under load", { timeout: 180_000 }, () => {
	let folder: string;
	let database: TestDatabase;
	let proxy: RunningProxy;
	let ports: string[];
	let sites: RunningSite[];

	const node = (port: string) =>
		runSite({
			PORT: port,
			DATA_DIR: database.dataDir,
			DATABASE_URL: database.databaseUrl ?? "",
			PUBLIC_URL: "https://localhost",
			TRUSTED_PROXIES: "1",
			DRAIN_SECONDS: String(drainSeconds),
		});

	beforeAll(async () => {
		if (!isInstalled || !start) return;
		folder = mkdtempSync(join(tmpdir(), "upgrade-"));
		database = await openDatabase("postgres");
		ports = [String(await freePort()), String(await freePort())];
		sites = [await node(ports[0] ?? ""), await node(ports[1] ?? "")];
		proxy = await start(
			folder,
			ports.map((port) => `127.0.0.1:${port}`),
		);
		await vi.waitFor(async () => expect(await askProxy(proxy, "/healthz")).toMatchObject({ status: 200 }), {
			timeout: 30_000,
			interval: 100,
		});
	}, 120_000);
	afterAll(async () => {
		if (!isInstalled) return;
		await endProcess(proxy.process, "SIGTERM");
		await Promise.all(sites.map(({ end }) => end("SIGKILL")));
		await database.remove();
		rmSync(folder, { recursive: true, force: true });
	});

	/** What deploy/switch does. */
	async function restartOneByOne(): Promise<void> {
		for (const [index, port] of ports.entries()) {
			expect(await sites[index]?.end("SIGTERM")).toBe(0);
			sites[index] = await node(port);
			await pause(proxyNotices);
		}
	}

	/** Visitors who read, write and talk, one request after the other, until told to stop. */
	function visit() {
		const failures: string[] = [];
		const sent = { pages: 0, forms: 0, messages: 0 };
		let isOn = true;
		const answered = async (
			kind: keyof typeof sent,
			expected: number,
			asked: ReturnType<typeof askProxy>,
		) => {
			const { status, body } = await asked.catch((error) => ({ status: String(error), body: "" }));
			sent[kind]++;
			if (status !== expected) failures.push(`${kind}: ${status} ${body.slice(0, 200)}`);
		};
		const send = {
			pages: () => answered("pages", 200, askProxy(proxy, `/nosotros?n=${sent.pages}`)),
			forms: () => {
				const fields = { firstname: "Ana", lastname: "Ruiz", message: "Hola", consent: "on" };
				const form = new URLSearchParams({ ...fields, email: `ana-${sent.forms}@brisa.example` }).toString();
				return answered("forms", 303, askProxy(proxy, "/contacto", urlencoded, form));
			},
			messages: () => {
				const message = JSON.stringify({ userMessage: "¿qué hace Contact Pilot?", language: "es" });
				return answered("messages", 200, askProxy(proxy, "/api/agent/message", json, message));
			},
		};
		const loops = Object.values(send).map(async (again) => {
			while (isOn) {
				await again();
				await pause(pauseOfVisitors);
			}
		});
		return {
			sent,
			failures,
			async end() {
				isOn = false;
				await Promise.all(loops);
			},
		};
	}

	it.runIf(isInstalled)(
		"fails no request and loses nothing, also on the tables of the next release",
		async () => {
			const visitors = visit();
			await restartOneByOne();
			const { db } = database.connection;
			await sql`create table of_the_next_release (id text)`.execute(db);
			await sql`insert into kysely_migration (name, timestamp) values ('9000-next', '2027-01-01')`.execute(
				db,
			);
			await restartOneByOne();
			await visitors.end();
			expect(visitors.failures).toEqual([]);
			expect(Math.min(...Object.values(visitors.sent))).toBeGreaterThan(20);
			const leads = await db.selectFrom("leads").select("email").where("source", "=", "contact").execute();
			expect(leads).toHaveLength(visitors.sent.forms);
			const asked = await db.selectFrom("messages").select("status").where("role", "=", "user").execute();
			expect(asked.map(({ status }) => status)).toEqual(asked.map(() => "answered"));
			expect(asked).toHaveLength(visitors.sent.messages);
		},
	);
});
