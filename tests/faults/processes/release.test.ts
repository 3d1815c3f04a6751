import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import project from "../../../package.json" with { type: "json" };
import { freePort } from "../../support/free-port.ts";
import { endProcess, untilItAnswers } from "../../support/running-site.ts";

const root = join(import.meta.dirname, "../../..");
let folder: string;
let release: string;
/** As on a server: nothing of the clone is found from there. */
let env: Record<string, string>;

beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "release-"));
	release = join(folder, "site");
	const settings = join(root, "deploy/.env");
	const hasSettings = existsSync(settings);
	if (!hasSettings) writeFileSync(settings, "SECRET=of-whoever-runs-this\n");
	try {
		execFileSync("npm", ["run", "release", "--", "--to", release, "--without-node"], {
			cwd: root,
			stdio: "ignore",
		});
	} finally {
		if (!hasSettings) rmSync(settings, { force: true });
	}
	env = { PATH: `${dirname(process.execPath)}:/usr/bin:/bin`, DATA_DIR: join(folder, "data") };
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("has at most 200 MB, and no tool that builds or tests", () => {
	const files = globSync("**/*", { cwd: release }).map((file) => statSync(join(release, file)));
	const bytes = files.reduce((sum, { size }) => sum + size, 0);
	console.info(`the release has ${(bytes / 1e6).toFixed(0)} MB without Node`);
	expect(bytes).toBeGreaterThan(20e6);
	expect(bytes).toBeLessThan(200e6);
	for (const tool of ["vite", "vitest", "typescript", "react-email", "esbuild"])
		expect(existsSync(join(release, "node_modules", tool)), tool).toBe(false);
	for (const file of ["LICENSE", "CHANGELOG.md", "THIRD-PARTY-NOTICES.txt", "deploy/site@.service"])
		expect(existsSync(join(release, file)), file).toBe(true);
	const notices = readFileSync(join(release, "THIRD-PARTY-NOTICES.txt"), "utf8");
	for (const name of ["react", "hono", "kysely", "zod", "pino", "pg"])
		expect(notices, name).toMatch(new RegExp(`^${name} [\\d.]+: MIT`, "m"));
	expect(notices).toContain("GNU Lesser General Public License");
});

it("leaves the secrets of the clone where they are", () => {
	expect(existsSync(join(release, "deploy/.env.example"))).toBe(true);
	expect(existsSync(join(release, "deploy/.env"))).toBe(false);
});

it("starts by node server.js, serves pages, draws proposals, and runs its commands", async () => {
	const port = await freePort();
	const apiKey = "a-key-only-for-the-tests";
	const settings = { ...env, HOST: "127.0.0.1", PORT: String(port), API_KEY: apiKey, LOG_LEVEL: "error" };
	const site = spawn("node", [join(release, "server.js")], { cwd: folder, env: settings, stdio: "ignore" });
	try {
		const url = `http://127.0.0.1:${port}`;
		await untilItAnswers(url, site, 30);
		expect((await fetch(`${url}/nosotros`)).status).toBe(200);
		const script = /"\/(assets\/[^"]+\.js)"/.exec(await (await fetch(url)).text())?.[1];
		expect((await fetch(`${url}/${script}`)).status).toBe(200);
		const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
		const body = JSON.stringify({ conversationData: { need: "Reservas de noche" }, leadScore: 50 });
		const drawn = await fetch(`${url}/api/pdf/generate`, { method: "POST", headers, body });
		expect([drawn.status, drawn.headers.get("content-type")]).toEqual([200, "application/pdf"]);
		const command = (...args: string[]) =>
			spawnSync(join(release, "site"), args, { cwd: folder, env, encoding: "utf8" });
		expect(command("account", "list")).toMatchObject({ status: 0, stderr: "" });
		expect(command("migrate").stdout).toBe("The database has this release's tables already.\n");
		expect(command("backup").stdout).toContain("site.db checked");
		expect(command("doctor").stderr).toContain("Not ready for real visitors");
		expect(command("anything").stderr).toContain("restore");
	} finally {
		await endProcess(site, "SIGTERM");
	}
}, 90_000);

it("is started everywhere with the same flags", () => {
	const flags = /--max-\S+ --heap-\S+/.exec(project.scripts.start)?.[0] ?? "";
	expect(flags).not.toBe("");
	const read = (path: string) => readFileSync(join(root, path), "utf8").replace(/", "/g, " ");
	for (const path of ["scripts/release/site", "deploy/site@.service", "deploy/Containerfile"])
		expect(read(path), path).toContain(flags);
});
