import { join } from "node:path";
import { readSettings, SettingsError } from "../config/env.ts";
import { CannotListenError } from "./cannot-listen.ts";
import { startSite } from "./site.ts";

/** The process: reads its settings, starts the site, and leaves in order when asked to. */
// What it writes is this user's alone, the database first of all.
process.umask(0o077);

try {
	const site = await startSite({
		settings: readSettings(process.env),
		clientFolder: join(import.meta.dirname, "../client"),
		workerFile: new URL("./pdf-worker.js", import.meta.url),
		weightsFolder: import.meta.dirname,
	});
	console.info(site.report);
	let leaving = false;
	for (const signal of ["SIGTERM", "SIGINT"] as const) {
		process.on(signal, () => {
			// A second signal means now.
			if (leaving) process.exit(1);
			leaving = true;
			site.stop().then(
				() => process.exit(0),
				() => process.exit(1),
			);
		});
	}
} catch (error) {
	console.error(isForTheOperator(error) ? error.message : error);
	process.exit(1);
}

/** What the person who starts the site can mend: a sentence is enough. */
function isForTheOperator(error: unknown): error is Error {
	return error instanceof SettingsError || error instanceof CannotListenError;
}
