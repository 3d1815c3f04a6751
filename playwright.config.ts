import { defineConfig } from "@playwright/test";

const executablePath = process.env.CHROMIUM_PATH || undefined;

export default defineConfig({
	testDir: "tests/journeys",
	timeout: 60_000,
	workers: 1,
	retries: 0,
	reporter: [["dot"]],
	use: {
		locale: "es-CO",
		viewport: { width: 1280, height: 900 },
		launchOptions: {
			executablePath,
			args: [
				"--no-sandbox",
				"--disable-gpu",
				"--disable-background-networking",
				"--disable-component-update",
			],
		},
	},
});
