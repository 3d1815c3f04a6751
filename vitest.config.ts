import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		include: [
			"{app,config,content,db,domain,http,scripts}/**/*.test.{ts,tsx}",
			"tests/*.test.ts",
			"tests/{crawl,faults}/**/*.test.ts",
		],
		globalSetup: ["tests/support/global-setup.ts"],
		// Tests wait for processes and databases more than they compute: none of the processors is left idle.
		maxWorkers: "100%",
		testTimeout: 20_000,
		hookTimeout: 30_000,
		restoreMocks: true,
	},
});
