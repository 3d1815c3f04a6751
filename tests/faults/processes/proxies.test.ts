import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase, type TestDatabase } from "../../support/databases.ts";
import { askProxy, proxies, type RunningProxy } from "../../support/proxies.ts";
import { endProcess, type RunningSite, runSite } from "../../support/running-site.ts";

/** Two processes behind each proxy, with TLS on this machine. */
describe.each(Object.entries(proxies))("behind %s", { timeout: 60_000 }, (program, start) => {
	const isInstalled = existsSync(program);
	if (!isInstalled) console.warn(`${program} is not installed: its settings in deploy/ are not tried.`);
	let folder: string;
	let database: TestDatabase;
	let sites: RunningSite[];
	let proxy: RunningProxy;

	beforeAll(async () => {
		if (!isInstalled) return;
		folder = mkdtempSync(join(tmpdir(), "proxy-"));
		database = await openDatabase("postgres");
		const settings = {
			DATA_DIR: database.dataDir,
			DATABASE_URL: database.databaseUrl ?? "",
			PUBLIC_URL: "https://localhost",
			TRUSTED_PROXIES: "1",
			CHAT_PER_MINUTE: "3",
		};
		sites = [await runSite(settings), await runSite(settings)];
		proxy = await start(
			folder,
			sites.map(({ url }) => new URL(url).host),
		);
		const waiting = { timeout: 30_000, interval: 100 };
		await vi.waitFor(async () => expect(await ask("/healthz")).toMatchObject({ status: 200 }), waiting);
	}, 120_000);
	afterAll(async () => {
		if (!isInstalled) return;
		await endProcess(proxy.process, "SIGTERM");
		await Promise.all(sites.map(({ end }) => end("SIGKILL")));
		await database.remove();
		rmSync(folder, { recursive: true, force: true });
	});

	const ask = (path: string, headers?: Record<string, string>, body?: string | Buffer) =>
		askProxy(proxy, path, headers, body);

	const say = (headers: Record<string, string> = {}) =>
		ask(
			"/api/agent/message",
			{ "content-type": "application/json", ...headers },
			JSON.stringify({ userMessage: "¿qué hace Contact Pilot?", language: "es" }),
		);

	it.runIf(isInstalled)("serves pages, and the proxy finds no fault in its settings", async () => {
		expect(proxy.check.stderr).not.toMatch(/emerg|"level":"error"/);
		expect(proxy.check.status).toBe(0);
		expect(await ask("/")).toMatchObject({ status: 200 });
	});

	it.runIf(isInstalled)("lets an upload of two megabytes reach the site", async () => {
		const body = Buffer.alloc(2_000_000, "x");
		// The site itself refuses it here, in its own words: only staff may send as much.
		const { status, body: text } = await ask("/api/agent/message", { "content-type": "text/plain" }, body);
		expect(status).toBe(413);
		expect(JSON.parse(text)).toHaveProperty("error");
	});

	it.runIf(isInstalled)("counts each visitor by the address that the proxy saw", async () => {
		const statuses: (number | undefined)[] = [];
		for (let turn = 0; turn < 5; turn++)
			statuses.push((await say({ "x-forwarded-for": `10.0.0.${turn}` })).status);
		expect(statuses).toEqual([200, 200, 200, 429, 429]);
	});

	it.runIf(isInstalled)("answers every request while one of the two is gone", async () => {
		await sites[0]?.end("SIGKILL");
		const answers = await Promise.all(Array.from({ length: 40 }, () => ask("/nosotros")));
		expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
		const form = "firstname=Ana&lastname=Ruiz&email=ana%40example.com&message=Hola&consent=on";
		const type = { "content-type": "application/x-www-form-urlencoded" };
		const forms = await Promise.all(Array.from({ length: 4 }, () => ask("/contacto", type, form)));
		expect(forms.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
	});
});
