// Runs every test, one kind after another, and says at the end what passed. `--quick` leaves the browser out.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const quick = process.argv.includes("--quick");
const steps = [
	["types", "npm", ["run", "--silent", "types"]],
	["lint", "npm", ["run", "--silent", "lint"]],
	["unit", "npx", ["vitest", "run"]],
];
if (!quick) {
	process.env.CHROMIUM_PATH ??= findBrowser();
	steps.push(["build", process.execPath, [join(root, "scripts/prepare.mjs"), "build"]]);
	steps.push(["journeys", "npx", ["playwright", "test"]]);
}

let passed = 0;
let failed = 0;
for (const [name, command, args] of steps) {
	console.info(`\n== ${name}`);
	const { status } = spawnSync(command, args, {
		cwd: root,
		stdio: "inherit",
		shell: process.platform === "win32",
	});
	if (status === 0) passed++;
	else {
		failed++;
		console.error(`== ${name} failed`);
	}
}
console.info(`\nsteps: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function findBrowser() {
	const known = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
	const found = known.find((path) => existsSync(path));
	if (found) return found;
	try {
		execFileSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
		execFileSync("apt-get", ["install", "-y", "-qq", "chromium"], { stdio: "ignore" });
		return "/usr/bin/chromium";
	} catch {
		const { status } = spawnSync("npx", ["playwright", "install", "chromium"], {
			cwd: root,
			stdio: "inherit",
		});
		if (status === 0) return "";
		console.error(
			"A browser is missing: install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH.",
		);
		return process.exit(1);
	}
}
