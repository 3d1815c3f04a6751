import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
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
		if (!existsSync(file)) makeSecret(file);
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

/** Makes the file at once with its content: another process that starts reads all of it, or makes its own first. */
function makeSecret(file: string): void {
	const secret = randomBytes(32).toString("base64url");
	const whole = `${file}-${randomUUID()}`;
	writeFileSync(whole, secret, { flag: "wx", mode: 0o600 });
	try {
		linkSync(whole, file);
	} finally {
		unlinkSync(whole);
	}
}

function readSecret(file: string): string {
	try {
		return readFileSync(file, "utf8");
	} catch (error) {
		throw new StartError(`${file} cannot be read: make it a file that this user may read.`, { cause: error });
	}
}
