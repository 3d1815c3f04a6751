import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import project from "../../../package.json" with { type: "json" };
import { refused } from "../../../scripts/read-licences.ts";
import { freePort } from "../../support/free-port.ts";
import { newFolder } from "../../support/new-folder.ts";
import { buildSite, endProcess, untilItAnswers } from "../../support/running-site.ts";

const root = join(import.meta.dirname, "../../..");
let folder: string;
let release: string;
/** As on a server: nothing of the clone is found from there. */
let env: Record<string, string>;

beforeAll(() => {
	folder = newFolder("release");
	const settings = join(root, "deploy/.env");
	const hasSettings = existsSync(settings);
	if (!hasSettings) writeFileSync(settings, "SECRET=of-whoever-runs-this\n");
	try {
		buildSite();
		const previous = process.umask(0o077);
		execFileSync("npm", ["run", "release", "--", "--in", folder], { cwd: root, stdio: "ignore" });
		process.umask(previous);
	} finally {
		if (!hasSettings) rmSync(settings, { force: true });
	}
	const [archive = ""] = globSync("*.tar.gz", { cwd: folder });
	release = join(folder, "unpacked", archive.replace(".tar.gz", ""));
	mkdirSync(dirname(release));
	execFileSync("tar", ["-xzf", join(folder, archive), "-C", dirname(release)]);
	env = { PATH: "/usr/bin:/bin", DATA_DIR: join(folder, "data") };
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("has at most 200 MB, and no tool that builds or tests", () => {
	const paths = globSync("**/*", { cwd: release });
	const files = paths.map((file) => ({ file, ...statOf(file) }));
	const bytes = files.reduce((sum, { file, size }) => (file.startsWith("bin/") ? sum : sum + size), 0);
	expect(files.filter(({ isReadable }) => !isReadable)).toEqual([]);
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

it("has every document that its documents link to", () => {
	const documents = globSync("{*.md,docs/**/*.md}", { cwd: release });
	const links = documents.flatMap((file) =>
		[...readFileSync(join(release, file), "utf8").matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = ""]) =>
			join(dirname(file), path),
		),
	);
	expect(links.length).toBeGreaterThan(20);
	expect(links.filter((path) => !existsSync(join(release, path)))).toEqual([]);
});

it("is built of packages whose licence lets everybody use them, those that only the build needs included", () => {
	const text = readFileSync(join(release, "THIRD-PARTY-NOTICES.txt"), "utf8");
	const bundled = [...text.matchAll(/^-+\n(\S+) [\d.]+\S*: (.*)\n-+$/gm)];
	expect(bundled.map(([, name]) => name)).toEqual(expect.arrayContaining(["react", "@react-email/render"]));
	expect(bundled.length).toBeGreaterThan(100);
	const licences = Map.groupBy(bundled, ([, , license = ""]) => license);
	const names = [...licences].map(([license, of]) => [license, of.map(([, name = ""]) => name)] as const);
	expect(refused(new Map(names))).toEqual([]);
});

it("leaves the secrets of the clone where they are", () => {
	expect(existsSync(join(release, "deploy/.env.example"))).toBe(true);
	expect(existsSync(join(release, "deploy/.env"))).toBe(false);
});

it("starts by its own Node, serves pages, draws proposals, and runs its commands", async () => {
	const port = await freePort();
	const apiKey = "a-key-only-for-the-tests";
	const settings = { ...env, HOST: "127.0.0.1", PORT: String(port), API_KEY: apiKey, LOG_LEVEL: "error" };
	const site = spawn(join(release, "bin/node"), [join(release, "server.js")], {
		cwd: folder,
		env: settings,
		stdio: "ignore",
	});
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

it("empties no folder that it is told to fill", () => {
	const full = join(folder, "full");
	mkdirSync(full);
	writeFileSync(join(full, "kept"), "");
	const args = ["scripts/release.mjs", "--without-node", "--to", full];
	const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
	expect([status, stderr]).toEqual([1, expect.stringContaining("new or empty")]);
	expect(existsSync(join(full, "kept"))).toBe(true);
});

it("waits while another process builds or makes a release", async () => {
	const to = join(folder, "waited");
	const announced = join(root, ".preparing", String(process.pid));
	mkdirSync(dirname(announced), { recursive: true });
	writeFileSync(announced, "");
	const args = ["scripts/release.mjs", "--without-node", "--to", to];
	const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
	const ended = new Promise((resolve) => child.once("exit", resolve));
	const told = await new Promise((resolve) => child.stdout.once("data", (data) => resolve(String(data))));
	expect([told, existsSync(to)]).toEqual([expect.stringContaining("waiting for it"), false]);
	rmSync(announced);
	expect(await ended).toBe(0);
	expect(existsSync(join(to, "server/server.js"))).toBe(true);
}, 90_000);

it("takes no other database where the settings cannot be read", () => {
	const settings = join(folder, "site.env");
	writeFileSync(settings, "DATABASE_URL=postgres://db/site\n", { mode: 0o000 });
	const command = join(release, "site-of-the-test");
	const text = readFileSync(join(release, "site"), "utf8").replaceAll("/etc/site.env", settings);
	writeFileSync(command, text, { mode: 0o755 });
	const asOwner =
		process.getuid?.() === 0 ? ["setpriv", "--bounding-set=-dac_override,-dac_read_search"] : [];
	const [program = "", ...args] = [...asOwner, command, "account", "list"];
	const { status, stderr } = spawnSync(program, args, { cwd: folder, env, encoding: "utf8" });
	expect([status, stderr]).toEqual([1, expect.stringContaining("cannot be read")]);
});

it("is started everywhere with the same flags", () => {
	const flags = /--max-\S+ --heap-\S+/.exec(project.scripts.start)?.[0] ?? "";
	expect(flags).not.toBe("");
	const read = (path: string) => readFileSync(join(root, path), "utf8").replace(/", "/g, " ");
	for (const path of ["scripts/release/site", "deploy/site@.service", "deploy/Containerfile"])
		expect(read(path), path).toContain(flags);
});

function statOf(file: string): { size: number; isReadable: boolean } {
	const { size, mode } = statSync(join(release, file));
	return { size, isReadable: (mode & 0o004) > 0 };
}
