import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		include: [
			"{app,config,content,db,domain,http}/**/*.test.{ts,tsx}",
			"tests/*.test.ts",
			"tests/faults/**/*.test.ts",
		],
		restoreMocks: true,
	},
});
