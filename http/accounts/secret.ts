import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "../../config/env.ts";
import { isWeakSecret } from "../../config/values.ts";
import { StartError } from "../start/start-error.ts";

/** Stored beside the data, never in the database. */
export function siteSecret({ secret, dataDir }: Pick<Settings, "secret" | "dataDir">): string {
	if (secret) return secret;
	const file = join(dataDir, "secret");
	mkdirSync(dataDir, { recursive: true, mode: 0o700 });
	try {
		// The flag fails when the file exists, so that only one of two starting processes writes it.
		writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
	} catch (error) {
		if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
	}
	const stored = readSecret(file);
	if (isWeakSecret(stored))
		throw new StartError(
			`${file} holds no strong secret: restore it from a backup, or delete it to get a new one, which signs everybody out.`,
		);
	return stored;
}

function readSecret(file: string): string {
	try {
		return readFileSync(file, "utf8");
	} catch (error) {
		throw new StartError(`${file} cannot be read: make it a file that this user may read.`, { cause: error });
	}
}
