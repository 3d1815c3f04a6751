import { globSync } from "node:fs";
import { parse } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { assistantWeights } from "./scripts/assistant-weights.ts";
import { clientBundles } from "./scripts/client-bundles.ts";
import { devServer } from "./scripts/dev-server.ts";
import { drawnPictures } from "./scripts/drawn-pictures.ts";
import { inlineScript, stylesStayOnTheServer } from "./scripts/inline-script.ts";

/** What takes a build how long is told to nobody who only starts the site. */
const quiet = { checks: { pluginTimings: false } };

/** Migrations are read from their folder: each stays a file of its own. */
const migrations = Object.fromEntries(
	globSync("db/migrations/*.ts").map((file) => [`migrations/${parse(file).name}`, `./${file}`]),
);

export default defineConfig({
	plugins: [
		inlineScript(),
		stylesStayOnTheServer(),
		drawnPictures(),
		assistantWeights(),
		clientBundles(),
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
	// The mails' library brings compilers beside its components: what mails need of it is built in.
	ssr: { noExternal: ["react-email", "@react-email/render"] },
	environments: {
		ssr: {
			build: {
				target: "node26",
				rollupOptions: {
					input: {
						server: "./http/main.ts",
						"pdf-worker": "./domain/proposals/pdf/worker.ts",
						...migrations,
					},
					...quiet,
				},
			},
		},
	},
});
