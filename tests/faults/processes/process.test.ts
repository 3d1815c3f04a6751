import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { freshSites, proposalFor, sayTo } from "../../support/fresh-sites.ts";
import { apiKey } from "../../support/running-site.ts";

const { dataDir, start } = freshSites();

it("loses no confirmed lead when it is killed", async () => {
	const first = await start();
	await sayTo(first, "Soy Ana Gómez, ana@example.com");
	await first.end("SIGKILL");
	const second = await start();
	const headers = { authorization: `Bearer ${apiKey}` };
	const { leads } = await (await fetch(`${second.url}/api/leads`, { headers })).json();
	expect(leads).toMatchObject([{ email: "ana@example.com" }]);
}, 60_000);

it("makes the tables once when several processes begin on an empty database at the same moment", async () => {
	const env = { ...process.env, DATA_DIR: dataDir() };
	const list = () =>
		new Promise((resolve) =>
			spawn(process.execPath, ["commands/site.ts", "account", "list"], { env, stdio: "ignore" }).once(
				"exit",
				resolve,
			),
		);
	expect(await Promise.all(Array.from({ length: 5 }, list))).toEqual([0, 0, 0, 0, 0]);
}, 60_000);

it("finishes what is in flight when asked to stop, and exits 0", async () => {
	const site = await start();
	const proposal = proposalFor(site, "ana@example.com");
	await new Promise((resolve) => setTimeout(resolve, 150));
	const code = site.end("SIGTERM");
	await proposal.catch(() => undefined);
	expect(await code).toBe(0);
}, 60_000);

it("counts the page that says a proposal is gone among those that a visitor may have rendered", async () => {
	const site = await start({ PAGES_PER_MINUTE: "3" });
	const ask = () => fetch(`${site.url}/api/proposals/gone`, { headers: { accept: "text/html" } });
	const statuses: number[] = [];
	for (let time = 0; time < 6; time++) statuses.push((await ask()).status);
	expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(4);
	expect(statuses.at(-1)).toBe(429);
}, 60_000);

it("counts feeds, the sitemap and the API's reference among them too: each is made anew", async () => {
	const site = await start({ PAGES_PER_MINUTE: "3" });
	const ask = async (path: string) => (await fetch(site.url + path)).status;
	for (let time = 0; time < 4; time++) await ask("/sitemap.xml");
	const made = ["/sitemap.xml", "/blog/rss.xml", "/en/blog/atom.xml", "/api/docs", "/api/openapi.json"];
	expect(await Promise.all(made.map(ask))).toEqual(made.map(() => 429));
	expect(await ask("/robots.txt")).toBe(200);
}, 60_000);

it("says that it runs and is ready, not while the database takes no write, and no more once it stops", async () => {
	const site = await start({ DRAIN_SECONDS: "4" });
	const ask = async (path: string) => {
		const answer = await fetch(site.url + path);
		expect(answer.headers.get("cache-control")).toBe("no-store");
		return [answer.status, await answer.json()];
	};
	const live = [200, { status: "ok" }];
	const healthy = [200, { status: "ok", database: { engine: "sqlite", answers: true } }];
	const probes = () => Promise.all(["/livez", "/readyz", "/healthz"].map(ask));
	expect(await probes()).toEqual([live, [200, { status: "ready" }], healthy]);
	const other = new DatabaseSync(join(dataDir(), "site.db"));
	other.exec("begin immediate");
	expect(await probes()).toEqual([live, [503, { status: "unavailable" }], healthy]);
	other.exec("commit");
	other.close();
	await expect.poll(() => ask("/readyz")).toEqual([200, { status: "ready" }]);
	const code = site.end("SIGTERM");
	await expect.poll(() => ask("/readyz")).toEqual([503, { status: "stopping" }]);
	expect(await probes()).toEqual([live, [503, { status: "stopping" }], healthy]);
	expect(await code).toBe(0);
}, 60_000);

it("names a bad setting without its value, and does not start", () => {
	const env = { ...process.env, PORT: "a-secret" };
	const { status, stderr } = spawnSync(process.execPath, ["build/current/server/server.js"], {
		env,
		encoding: "utf8",
	});
	expect(status).toBe(1);
	expect(stderr).toBe("Bad settings: PORT must be a whole number from 0 to 65535\n");
});

it("says in one sentence that its port is taken, and exits 1", async () => {
	const site = await start();
	const { port } = new URL(site.url);
	const env = { ...process.env, HOST: "127.0.0.1", PORT: port, DATA_DIR: dataDir() };
	const { status, stderr } = spawnSync(process.execPath, ["build/current/server/server.js"], {
		env,
		encoding: "utf8",
	});
	expect(status).toBe(1);
	expect(stderr).toBe(
		`Port ${port} is taken by another program: stop that one, or set PORT to a free port.\n`,
	);
}, 60_000);
