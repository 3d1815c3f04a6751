import { join } from "node:path";
import { readSettings, SettingsError } from "../config/env.ts";

import { startSite } from "./site.ts";
import { mailReportOf } from "./start/report.ts";
import { stopOnSignal } from "./start/stop-on-signal.ts";
import { StartError } from "./start-error.ts";

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
