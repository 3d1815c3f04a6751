import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Collects how the tests end that `run` starts (tests/support/outcome-reporter.ts).
 * @returns the outcome and the name of each test.
 */
export function collectOutcomes(run) {
	const folder = mkdtempSync(join(tmpdir(), "outcomes-"));
	const file = join(folder, "outcomes");
	process.env.TEST_OUTCOMES = file;
	run();
	const lines = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
	rmSync(folder, { recursive: true });
	return lines.map((line) => {
		const [outcome, name] = line.split("\t");
		return { outcome, name };
	});
}
