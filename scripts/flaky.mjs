// Runs the tests again and again, without a second try and beside a busy process, and prints what failed how often.
// `npm run flaky`: all of them, three times. `npm run flaky -- 10 takeover`: ten times those whose file has that name.
import { spawn, spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findBrowser } from "./browser.mjs";
import { collectOutcomes } from "./outcomes.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [times = "3", ...parts] = process.argv.slice(2);
if (!(Number(times) > 0)) {
	console.error("usage: npm run flaky -- [TIMES] [PART OF A FILE'S NAME …]");
	process.exit(1);
}

delete process.env.CI;
process.env.NODE_COMPILE_CACHE = join(root, "node_modules/.cache/compiled");
process.env.SITE_IS_BUILT = "1";
process.env.CHROMIUM_PATH = findBrowser({ headless: true });
const kinds = [
	["unit", ["vitest", "run", "--passWithNoTests", ...parts]],
	["journeys", ["playwright", "test", "--pass-with-no-tests", ...parts]],
];

const busy = spawn(process.execPath, ["-e", "for (const parent = process.ppid; ; ) process.kill(parent, 0)"]);
const failures = new Map();
const rows = [];
let ran = 0;
for (let run = 1; run <= Number(times); run++) {
	for (const [kind, args] of kinds) {
		console.info(`\n== ${kind}, run ${run} of ${times}`);
		const began = performance.now();
		let status = null;
		const all = collectOutcomes(() => {
			({ status } = spawnSync("npx", args, { cwd: root, stdio: "inherit" }));
		});
		const seconds = Math.round((performance.now() - began) / 1_000);
		ran += all.length;
		const failed = all.filter(({ outcome }) => outcome === "failed");
		// What fails outside of a test, as an error that nobody caught, has no name.
		if (status !== 0 && failed.length === 0) failed.push({ name: `${kind}: the run itself, see above` });
		for (const { name } of failed) failures.set(name, (failures.get(name) ?? 0) + 1);
		rows.push(`| ${run} | ${kind} | ${all.length} | ${failed.length} | ${seconds} s |`);
	}
}
busy.kill();
if (ran === 0) console.error(`No test is in a file with "${parts.join('" or "')}" in its name.`);

console.info(`\n| run | part | tests | failed | time |\n|---|---|---|---|---|\n${rows.join("\n")}`);
const byNumber = [...failures].sort(([, a], [, b]) => b - a);
if (byNumber.length > 0) console.info(`\n| failed | test |\n|---|---|`);
for (const [name, number] of byNumber) console.info(`| ${number} of ${times} | ${name} |`);
process.exit(failures.size === 0 && ran > 0 ? 0 : 1);
