import { join } from "node:path";
import type { Settings } from "../config/env.ts";
import { crmErasures } from "../domain/crm/erasures.ts";
import { mailFiles } from "../domain/mail/file/erase-mails.ts";
import type { ErasureDestination } from "../domain/privacy/erasure-destination.ts";
import type { Runtime } from "../domain/runtime.ts";

/** Where mails are kept as files while no SMTP server is set. */
export function mailFolderOf({ dataDir }: Pick<Settings, "dataDir">): string {
	return join(dataDir, "mail");
}

/**
 * Every place beside the database that may hold somebody's data. The folder of mails is one whatever the settings say
 * now: those from before an SMTP server was set lie there still.
 */
export function erasureDestinationsOf(
	settings: Pick<Settings, "dataDir" | "crm">,
	runtime: Runtime,
): ErasureDestination[] {
	return [mailFiles(mailFolderOf(settings)), ...crmErasures(runtime, settings.crm)];
}
