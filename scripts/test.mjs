// Runs every kind of test and prints what passed. `--quick` skips the browser and what starts a site for each test.
import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findBrowser } from "./browser.mjs";
import { collectOutcomes } from "./outcomes.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
// The tests start the same programs a hundred times: Node compiles them once.
process.env.NODE_COMPILE_CACHE = join(root, "node_modules/.cache/compiled");
const quick = process.argv.includes("--quick");
const steps = [
	["types", "npm", ["run", "--silent", "types"]],
	["lint", "npm", ["run", "--silent", "lint"]],
	["build", process.execPath, [join(root, "scripts/prepare.mjs"), "build"]],
	["unit", "npx", ["vitest", "run", ...(quick ? ["--exclude", "tests/faults/processes/**"] : [])]],
];
if (!quick) {
	process.env.CHROMIUM_PATH = findBrowser({ headless: true });
	steps.push(["journeys", "npx", ["playwright", "test"]]);
}

let passed = 0;
let failed = 0;
const outcomes = collectOutcomes(() => {
	for (const step of steps) runStep(...step);
});
for (const { outcome, name } of outcomes) {
	if (outcome === "failed") console.error(`failed: ${name}`);
	if (outcome === "flaky") console.warn(`flaky: ${name} passed only when tried again`);
}
console.info(`\nsteps: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function runStep(name, command, args) {
	console.info(`\n== ${name}`);
	const { status } = spawnSync(command, args, {
		cwd: root,
		stdio: "inherit",
		shell: process.platform === "win32",
	});
	if (status === 0) {
		passed++;
		// No test that starts the site need look again for what is stale.
		if (name === "build") process.env.SITE_IS_BUILT = "1";
	} else {
		failed++;
		console.error(`== ${name} failed`);
	}
}
