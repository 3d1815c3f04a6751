import { appendFileSync } from "node:fs";
import type { Reporter as PlaywrightReporter, Suite } from "@playwright/test/reporter";
import type { TestModule, Reporter as VitestReporter } from "vitest/node";

/** flaky: it passed only when it was tried again. */
type Outcome = "passed" | "failed" | "flaky" | "skipped";

/**
 * Appends how each test ended to the file that TEST_OUTCOMES names, a line each: the outcome, a tab, the test's name.
 * Vitest and Playwright both report to it, so that a whole run ends with one list.
 */
export default class OutcomeReporter implements VitestReporter, PlaywrightReporter {
	#journeys: Suite | undefined;

	onTestRunEnd(modules: readonly TestModule[]): void {
		for (const module of modules) {
			const tests = [...module.children.allTests()];
			for (const test of tests) {
				const { state } = test.result();
				const outcome = state === "pending" ? "skipped" : test.diagnostic()?.flaky ? "flaky" : state;
				write(outcome, [module.relativeModuleId, test.fullName]);
			}
			if (module.state() === "failed" && tests.every((test) => test.result().state !== "failed"))
				write("failed", [module.relativeModuleId]);
		}
	}

	onBegin(_config: unknown, suite: Suite): void {
		this.#journeys = suite;
	}

	onEnd(): void {
		const outcomes = {
			expected: "passed",
			unexpected: "failed",
			flaky: "flaky",
			skipped: "skipped",
		} as const;
		for (const test of this.#journeys?.allTests() ?? []) write(outcomes[test.outcome()], test.titlePath());
	}
}

function write(outcome: Outcome, path: readonly string[]): void {
	const { TEST_OUTCOMES } = process.env;
	if (TEST_OUTCOMES) appendFileSync(TEST_OUTCOMES, `${outcome}\t${path.filter(Boolean).join(" > ")}\n`);
}
