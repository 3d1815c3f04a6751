import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "../../config/env.ts";

/** What signs sessions: the setting, or one made at the first start and kept beside the data, never in the database. */
export function siteSecret({ secret, dataDir }: Pick<Settings, "secret" | "dataDir">): string {
	if (secret) return secret;
	const file = join(dataDir, "secret");
	mkdirSync(dataDir, { recursive: true, mode: 0o700 });
	try {
		// Refused when it is there: of two processes that start at once, one makes it.
		writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
	} catch (error) {
		if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
	}
	return readFileSync(file, "utf8");
}
