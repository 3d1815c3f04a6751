import { join } from "node:path";
import { readSettings, SettingsError } from "../config/env.ts";
import { CannotListenError } from "./cannot-listen.ts";
import { startSite } from "./site.ts";

// Files are readable by this user only, above all the database.
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
			// A second signal exits at once.
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

function isForTheOperator(error: unknown): error is Error {
	return error instanceof SettingsError || error instanceof CannotListenError;
}
