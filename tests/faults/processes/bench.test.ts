import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { newFolder } from "../../support/new-folder.ts";

const root = join(import.meta.dirname, "../../..");

/** Runs a bench of a site, a database and a browser. @param middle what it does while they run. */
async function bench(middle: string, signal?: NodeJS.Signals) {
	const folder = newFolder("benches");
	// The database runs as another user.
	chmodSync(folder, 0o755);
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	const script = `
		import { once } from "node:events";
		import { runBenches, start, startBrowser, startSite } from "./bench/bench.ts";
		import { startOwnPostgres } from "./tests/support/postgres.ts";
		await runBenches([async (bench) => {
			await start(bench, startOwnPostgres, ({ stop }) => stop());
			const site = await startSite(bench, { LOG_LEVEL: "info" });
			await startBrowser(bench);
			console.info("all started");
			${middle}
		}]);`;
	const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
		cwd: root,
		env: { ...process.env, TMPDIR: folder },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let shown = "";
	for (const output of [child.stdout, child.stderr])
		output.on("data", (chunk) => {
			shown += chunk;
		});
	await expect.poll(() => shown, { timeout: 45_000 }).toContain("all started");
	const running = processesIn(folder).length;
	if (signal) child.kill(signal);
	const [code] = await once(child, "close");
	return { code, shown, running, left: [...processesIn(folder), ...readdirSync(folder)] };
}

/** The processes that know a folder: a bench that was given it for its files, and what it started. */
function processesIn(folder: string): string[] {
	const read = (pid: string, file: string) => {
		try {
			return readFileSync(`/proc/${pid}/${file}`, "utf8");
		} catch {
			return "";
		}
	};
	const knows = (pid: string) => (read(pid, "environ") + read(pid, "cmdline")).includes(folder);
	return readdirSync("/proc").filter((pid) => /^\d+$/.test(pid) && knows(pid));
}

it.each([
	["throws", 'site.process.kill("SIGKILL"); await once(site.process, "exit"); throw new Error("no figure");'],
	["fails where nobody waits", 'void Promise.reject(new Error("no figure")); await new Promise(() => {});'],
] as const)(
	"a bench that %s shows why, with its site's log, and leaves nothing",
	async (_, middle) => {
		const { code, shown, running, left } = await bench(middle);
		expect(running).toBeGreaterThan(3);
		expect(left).toEqual([]);
		expect(code).toBe(1);
		expect(shown).toMatch(/The last lines of its sites:\n.*Staff path:.*Error: no figure/s);
		expect(shown.includes("A site ended: SIGKILL.")).toBe(middle.includes("SIGKILL"));
	},
	90_000,
);

it("a bench that is interrupted ends with 1 and leaves nothing", async () => {
	const { code, shown, left } = await bench("await new Promise(() => {});", "SIGINT");
	expect(left).toEqual([]);
	expect(code).toBe(1);
	expect(shown).toContain("Interrupted by SIGINT.");
}, 90_000);

it("a bench that succeeds prints its figures and leaves nothing", async () => {
	const { code, shown, left } = await bench('return [{ figure: "one", goal: "none", measured: "42 ms" }];');
	expect(left).toEqual([]);
	expect(code).toBe(0);
	expect(shown).toContain("42 ms");
}, 90_000);
