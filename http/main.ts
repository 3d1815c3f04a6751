import { join } from "node:path";
import { readSettings, SettingsError } from "../config/env.ts";
import { startSite } from "./site.ts";
import { mailReportOf } from "./start/report.ts";
import { StartError } from "./start/start-error.ts";

// Files are readable by this user only, above all the database.
process.umask(0o077);

try {
	const settings = readSettings(process.env);
	const site = await startSite({
		settings,
		clientFolder: join(import.meta.dirname, "../client"),
		workerFile: new URL("./pdf-worker.js", import.meta.url),
		weightsFolder: import.meta.dirname,
	});
	console.info(site.report);
	stopOnSignal(site.stop);
	const mailReport = await mailReportOf(settings);
	if (mailReport) console.info(mailReport);
} catch (error) {
	console.error(isForTheOperator(error) ? error.message : error);
	process.exit(1);
}

function isForTheOperator(error: unknown): error is Error {
	return error instanceof SettingsError || error instanceof StartError;
}

/** npm passes on a signal that the whole process group gets too: two within this time are one. */
const sameSignalMs = 2_000;

/** Stops the site at the first signal; a later one ends the process at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
	let stoppingSince: number | null = null;
	for (const signal of ["SIGTERM", "SIGINT"] as const) {
		process.on(signal, () => {
			if (stoppingSince === null) {
				stoppingSince = performance.now();
				stop().then(
					() => process.exit(0),
					() => process.exit(1),
				);
			} else if (performance.now() - stoppingSince > sameSignalMs) process.exit(1);
		});
	}
}
