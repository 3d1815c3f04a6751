import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Begins with the files that start processes: they take longest, and the last to begin is the last to end. */
class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sorted = await super.sort(files);
		const first = [/\/killed\./, /\/faults\/processes\//, /\/faults\//, /./];
		const rank = ({ moduleId }: TestSpecification) => first.findIndex((files) => files.test(moduleId));
		return sorted.toSorted((a, b) => rank(a) - rank(b));
	}
}

export default defineConfig({
	test: {
		include: [
			"{app,commands,config,content,db,domain,http,scripts}/**/*.test.{ts,tsx}",
			"tests/*.test.ts",
			"tests/{attack,crawl,faults}/**/*.test.ts",
		],
		// A hundred sites are started, most of them for a few requests.
		env: { WARM_UP: "0" },
		globalSetup: ["tests/support/global-setup.ts"],
		// Tests wait for processes and databases a fifth of their time: one more keeps every processor busy.
		maxWorkers: availableParallelism() + 1,
		sequence: { sequencer: LongestFirst },
		// What passes only when tried again is listed by name at the end; without CI nothing is tried again.
		retry: process.env.CI ? 2 : 0,
		reporters: ["default", "./tests/support/outcome-reporter.ts"],
		expect: { poll: { timeout: 10_000 } },
		testTimeout: 20_000,
		hookTimeout: 30_000,
		restoreMocks: true,
		// Styles are empty in tests, but for those that a picture reads its colours from.
		css: { include: [/\?raw$/] },
	},
});
