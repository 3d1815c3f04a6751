import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import type { SiteOptions } from "./tests/journeys/site.ts";

const executablePath = process.env.CHROMIUM_PATH || undefined;

// Fifty sites are started, each for a few pages.
process.env.WARM_UP ??= "0";

export default defineConfig<object, SiteOptions>({
	testDir: "tests/journeys",
	timeout: 60_000,
	// Side by side, each with a site of its own; a file's journeys stay in order. One waits while others compute.
	workers: availableParallelism() + 1,
	expect: { timeout: 10_000 },
	// What passes only when tried again is listed by name at the end; without CI nothing is tried again.
	retries: process.env.CI ? 2 : 0,
	reporter: [["dot"], ["./tests/support/outcome-reporter.ts"]],
	// Every journey on the embedded database; those that write most are walked once more on the other.
	projects: [{ name: "sqlite" }, { name: "postgres", grep: /@both-databases/, use: { engine: "postgres" } }],
	use: {
		locale: "es-CO",
		viewport: { width: 1280, height: 900 },
		// Nothing moves under a press, and nothing is drawn for nobody. What is about motion asks for it.
		reducedMotion: "reduce",
		launchOptions: {
			executablePath,
			args: [
				"--no-sandbox",
				"--disable-gpu",
				// Letters as wide as on a screen: a browser without windows rounds them to whole pixels.
				"--font-render-hinting=none",
				"--disable-background-networking",
				"--disable-component-update",
			],
		},
	},
});
