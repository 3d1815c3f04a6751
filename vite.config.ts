import { globSync } from "node:fs";
import { parse } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { unbundled } from "./scripts/builds.mjs";
import { clientBundles } from "./scripts/client-bundles.ts";
import { notices } from "./scripts/notices.ts";
import {
	assistantWeights,
	devServer,
	drawnPictures,
	inlineScript,
	stylesStayOnTheServer,
} from "./scripts/vite-plugins.ts";

/** Hides what takes a build how long from people who only start the site. */
const quiet = { checks: { pluginTimings: false } };

/** Migrations are read from their folder: each stays a file of its own. */
const migrations = Object.fromEntries(
	globSync("db/migrations/*.ts").map((file) => [`migrations/${parse(file).name}`, `./${file}`]),
);

export default defineConfig(({ command }) => ({
	plugins: [
		inlineScript(),
		stylesStayOnTheServer(),
		drawnPictures(),
		assistantWeights(),
		clientBundles(),
		notices(),
		devServer({ entry: "/http/dev.ts" }),
		reactRouter(),
	],
	// What the site asks of a browser anyway (popover, light-dark, nesting): nothing is rewritten for older ones.
	build: {
		target: "baseline-widely-available",
		cssTarget: ["chrome125", "safari17.5", "firefox128"],
		rolldownOptions: quiet,
	},
	server: { port: Number(process.env.PORT ?? 3001) },
	// A build needs no package beside it but those that load files of their own (scripts/builds.mjs).
	ssr: {
		noExternal: command === "build" ? true : ["react-email", "@react-email/render"],
		external: [...unbundled, "pg-native"],
	},
	environments: {
		ssr: {
			build: {
				target: "node26",
				rollupOptions: {
					input: {
						server: "./http/main.ts",
						site: "./commands/site.ts",
						"pdf-worker": "./domain/proposals/pdf/worker.ts",
						...migrations,
					},
					// Beside the entries: each module finds the migrations from where it is.
					output: { chunkFileNames: "[name]-[hash].js" },
					...quiet,
				},
			},
		},
	},
}));
