import type { Reporter, TestModule } from "vitest/node";

/** Lists the tests that passed only when tried again, as the browser tests' reporter does by itself. */
export default class FlakyReporter implements Reporter {
	onTestRunEnd(modules: readonly TestModule[]): void {
		for (const module of modules)
			for (const test of module.children.allTests("passed"))
				if (test.diagnostic()?.flaky)
					console.warn(`flaky: ${module.relativeModuleId} > ${test.fullName} passed only when tried again`);
	}
}
