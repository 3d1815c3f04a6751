import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { cookiesOf } from "../../support/cookies.ts";
import { openDatabase, type TestDatabase } from "../../support/databases.ts";
import { freePort } from "../../support/free-port.ts";
import { type InstalledReleases, installReleases } from "../../support/installed-releases.ts";
import { newFolder } from "../../support/new-folder.ts";
import { askProxy, proxies, type RunningProxy } from "../../support/proxies.ts";
import { buildSite, endProcess, untilItAnswers } from "../../support/running-site.ts";
import { standInForSystemd } from "../../support/stand-in-systemd.ts";
import { scriptsOf, visit } from "../../support/visitors.ts";

const script = join(import.meta.dirname, "../../../deploy/switch");
const example = readFileSync(join(import.meta.dirname, "../../../deploy/.env.example"), "utf8");
const drainSeconds = /^DRAIN_SECONDS=(\d+)$/m.exec(example)?.[1] ?? "";
const isInstalled = Object.keys(proxies).every(existsSync);

it("refuses a release that is not beside the link to the one that runs", () => {
	const elsewhere = newFolder("upgrade");
	const release = join(elsewhere, "site-next");
	mkdirSync(release);
	writeFileSync(join(release, "site"), "#!/bin/sh\n", { mode: 0o755 });
	const moved = spawnSync(script, [release], { env: { PATH: "/usr/bin:/bin" }, encoding: "utf8" });
	expect([moved.status, moved.stderr]).toEqual([1, expect.stringContaining("current is no link")]);
	expect(readdirSync(elsewhere)).toEqual(["site-next"]);
	const unsaid = spawnSync(script, [], { env: { PATH: "/usr/bin:/bin" }, encoding: "utf8" });
	expect([unsaid.status, unsaid.stderr]).toEqual([1, expect.stringContaining("Say which release")]);
	rmSync(elsewhere, { recursive: true });
});

describe.runIf(isInstalled)("deploy/switch under load", { timeout: 180_000 }, () => {
	let folder: string;
	let database: TestDatabase;
	let releases: InstalledReleases;
	let systemd: Awaited<ReturnType<typeof standInForSystemd>>;
	let ports: string[];
	const fronts: RunningProxy[] = [];
	const sites = new Map<string, ChildProcess>();
	let load = 0;
	const exits: (number | null)[] = [];
	const environment = () => ({
		PATH: `${systemd.programs}:/usr/bin:/bin`,
		NODE_ENV: "production",
		HOST: "127.0.0.1",
		LOG_LEVEL: "error",
		DATA_DIR: database.dataDir,
		DATABASE_URL: database.databaseUrl ?? "",
		PUBLIC_URL: "https://localhost",
		TRUSTED_PROXIES: "1",
		DRAIN_SECONDS: drainSeconds,
		WARM_UP: "0",
		CHAT_PER_MINUTE: "100000",
		PAGES_PER_MINUTE: "100000",
		FORMS_PER_HOUR: "100000",
	});

	function start(port: string): void {
		const [program = "", ...args] = releases.startCommand(port);
		// As if the file of the settings named one.
		const env = { ...environment(), PORT: "1" };
		sites.set(port, spawn(program, args, { env, cwd: folder, stdio: ["ignore", "ignore", "inherit"] }));
	}

	async function restart(port: string): Promise<void> {
		const running = sites.get(port);
		if (running) exits.push(await endProcess(running, "SIGTERM"));
		start(port);
	}

	const switchTo = (release: string, settings: Record<string, string> = {}) =>
		promisify(execFile)(script, [release], { env: { ...environment(), ...settings } });
	const releaseOf = async (port: string) =>
		(await fetch(`http://127.0.0.1:${port}/release.txt`, { headers: { connection: "close" } })).text();

	beforeAll(async () => {
		buildSite();
		folder = newFolder("upgrade");
		releases = installReleases(folder);
		database = await openDatabase("postgres");
		ports = [String(await freePort()), String(await freePort())];
		systemd = await standInForSystemd(folder, ports, restart);
		for (const port of ports) start(port);
		const nodes = ports.map((port) => `127.0.0.1:${port}`);
		for (const [port, site] of sites) await untilItAnswers(`http://127.0.0.1:${port}`, site, 45);
		for (const [index, run] of Object.values(proxies).entries())
			fronts.push(await run(mkdtempSync(join(folder, `proxy-${index}-`)), nodes));
		for (const proxy of fronts)
			await vi.waitFor(async () => expect(await askProxy(proxy, "/healthz")).toMatchObject({ status: 200 }), {
				timeout: 30_000,
				interval: 100,
			});
	}, 120_000);
	afterAll(async () => {
		await Promise.all([...sites.values()].map((site) => endProcess(site, "SIGKILL")));
		await Promise.all(fronts.map((proxy) => endProcess(proxy.process, "SIGTERM")));
		systemd.close();
		await database.remove();
		rmSync(folder, { recursive: true, force: true });
	});

	/** Lets visitors come through both proxies while a switch goes on. @returns how often each one's listener was let go. */
	async function underLoad(work: () => Promise<void>): Promise<number[]> {
		load++;
		const talk = await fetch(`http://127.0.0.1:${ports[0]}/api/agent/message`, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ userMessage: "hola", language: "es" }),
		});
		const { db } = database.connection;
		const countAnswered = async () => {
			const asked = await db.selectFrom("messages").select("status").where("role", "=", "user").execute();
			expect(asked.filter(({ status }) => status !== "answered")).toEqual([]);
			return asked.length;
		};
		const countForms = async () => {
			const forms = db.selectFrom("leads").select("id").where("source", "=", "contact");
			return (await forms.execute()).length;
		};
		const before = { answered: await countAnswered(), forms: await countForms() };
		const all = fronts.map((proxy, index) => visit(proxy, `load${load}-${index}`, cookiesOf(talk)));
		await work();
		await Promise.all(all.map(({ end }) => end()));
		expect(all.flatMap(({ failures }) => failures)).toEqual([]);
		for (const { sent } of all)
			for (const kind of ["pages", "forms", "messages", "streams"] as const)
				expect(sent[kind], kind).toBeGreaterThan(20);
		const sum = (...kinds: ("forms" | "messages" | "streams")[]) =>
			all.flatMap(({ sent }) => kinds.map((kind) => sent[kind])).reduce((one, other) => one + other, 0);
		expect(await countAnswered()).toBe(before.answered + sum("messages", "streams"));
		expect(await countForms()).toBe(before.forms + sum("forms"));
		return all.map(({ sent }) => sent.listeners);
	}

	it("moves to the next release and back, fails no request and loses nothing", async () => {
		const [proxy] = fronts;
		if (!proxy) throw new Error("no proxy");
		const opened = (await askProxy(proxy, "/nosotros?before")).body;
		const letGo = await underLoad(async () => {
			const { stdout } = await switchTo(releases.next);
			expect(stdout.match(/runs site-next\./g)).toHaveLength(2);
			expect([releases.current(), ...(await Promise.all(ports.map(releaseOf)))]).toEqual([
				"site-next",
				"next",
				"next",
			]);
			const reopened = (await askProxy(proxy, "/nosotros?after")).body;
			expect(scriptsOf(reopened)).not.toEqual(scriptsOf(opened));
			for (const path of scriptsOf(opened))
				expect([path, (await askProxy(proxy, path)).status]).toEqual([path, 200]);
			// The old code now writes into the tables of the next release.
			await switchTo(releases.now);
			expect([releases.current(), ...(await Promise.all(ports.map(releaseOf)))]).toEqual([
				"site-now",
				"now",
				"now",
			]);
		});
		expect(exits).toEqual([0, 0, 0, 0]);
		// Both processes were restarted, so each listener's was. A listener stays as long as its process does.
		expect(Math.min(...letGo)).toBeGreaterThan(0);
	});

	it("goes back by itself when a process of the release does not get ready", async () => {
		await underLoad(async () => {
			const failed = await switchTo(releases.broken, { READY_SECONDS: "6" }).catch((error) => error);
			expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining("back to site-now") });
		});
		expect(releases.current()).toBe("site-now");
		const served = async () => expect(await Promise.all(ports.map(releaseOf))).toEqual(["now", "now"]);
		await vi.waitFor(served, { timeout: 60_000, interval: 200 });
	});
});
