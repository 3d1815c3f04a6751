import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { limits } from "../../../config/limits.ts";
import { cookiesOf } from "../../support/cookies.ts";
import { openDatabase, type TestDatabase } from "../../support/databases.ts";
import { newFolder } from "../../support/new-folder.ts";
import { askProxy, leaveStream, proxies, type RunningProxy } from "../../support/proxies.ts";
import { endProcess, type RunningSite, runSite } from "../../support/running-site.ts";
import { signInAsEva } from "../../support/staff-member.ts";

const adminPath = "/taller-de-prueba";

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
		folder = newFolder("proxy");
		database = await openDatabase("postgres");
		const settings = {
			DATA_DIR: database.dataDir,
			DATABASE_URL: database.databaseUrl ?? "",
			PUBLIC_URL: "https://localhost",
			TRUSTED_PROXIES: "1",
			CHAT_PER_MINUTE: "3",
			ADMIN_PATH: adminPath,
			REQUIRE_2FA: "0",
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

	it.runIf(isInstalled)("keeps no log of visitors' addresses and the tokens of links", async () => {
		expect(await ask("/api/proposals/a-token-of-a-link")).toMatchObject({ status: 404 });
		// nginx has opened it; Caddy logs requests only where it is told to.
		const log = join(folder, "access.log");
		expect([existsSync(log), existsSync(log) && readFileSync(log, "utf8")]).toEqual(
			program.endsWith("nginx") ? [true, ""] : [false, false],
		);
	});

	it.runIf(isInstalled)("takes a picture of two megabytes from staff", async () => {
		const { db } = database.connection;
		const cookie = await signInAsEva(db, `${sites[0]?.url}${adminPath}`, "admin");
		const fields = { title: "Tres noches", excerpt: "Un hotel", content: "Hola.", language: "es" };
		const post = async (path: string, more: Record<string, string | File>) => {
			const form = new FormData();
			for (const [name, value] of Object.entries({ ...fields, ...more })) form.set(name, value);
			const sent = new Response(form);
			const headers = { cookie, "content-type": sent.headers.get("content-type") ?? "" };
			const { status, location } = await ask(path, headers, Buffer.from(await sent.arrayBuffer()));
			expect([status, location]).toEqual([303, expect.stringContaining("done=")]);
			return location?.replace(/\?.*/, "") ?? "";
		};
		const draft = await post(`${adminPath}/blog/new`, { intent: "save" });
		const raw = { width: 840, height: 840, channels: 3 } as const;
		const bytes = await sharp(randomBytes(840 * 840 * 3), { raw })
			.png()
			.toBuffer();
		expect(bytes.length).toBeGreaterThan(2_000_000);
		const picture = new File([new Uint8Array(bytes)], "ruido.png", { type: "image/png" });
		await post(draft, { intent: "cover", alt: "Ruido", picture });
		expect(await db.selectFrom("pictures").select("id").execute()).toHaveLength(1);
	});

	it.runIf(isInstalled)(
		"passes a stream on as it is written, and lets go of one whose reader has left",
		async () => {
			const body = JSON.stringify({ userMessage: "hola", language: "es" });
			const headers = { "content-type": "application/json", "x-forwarded-for": "10.1.0.1" };
			const cookie = cookiesOf(
				await fetch(`${sites[0]?.url}/api/agent/message`, { method: "POST", headers, body }),
			);
			const statuses: (number | undefined)[] = [];
			for (let turn = 0; turn < sites.length * limits.eventStreams + 1; turn++)
				statuses.push(await leaveStream(proxy, "/api/agent/events", { cookie }));
			expect(statuses.filter((status) => status !== 200)).toEqual([]);
		},
	);

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
