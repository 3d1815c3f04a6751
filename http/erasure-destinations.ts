import { join } from "node:path";
import type { Settings } from "../config/env.ts";
import { crmErasures } from "../domain/crm/erasures.ts";
import { mailFilesErasure } from "../domain/mail/mail-files-erasure.ts";
import type { ErasureDestination } from "../domain/privacy/erasure-destination.ts";
import type { Runtime } from "../domain/runtime.ts";

export function mailFolderOf({ dataDir }: Pick<Settings, "dataDir">): string {
	return join(dataDir, "mail");
}

/** Includes the mail folder even with an SMTP server: it still holds the mails from before. */
export function erasureDestinationsOf(
	settings: Pick<Settings, "dataDir" | "crm">,
	runtime: Runtime,
): ErasureDestination[] {
	return [mailFilesErasure(mailFolderOf(settings)), ...crmErasures(runtime, settings.crm)];
}
