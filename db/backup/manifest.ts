import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";

const Manifest = z.object({
	version: z.string(),
	engine: z.enum(["sqlite", "postgres"]),
	createdAt: z.iso.datetime(),
	/** The newest migration that had run. */
	migration: z.string(),
	/** Code can use the tables if it has this migration. */
	oldestMigration: z.string().default(""),
	/** Made with the site's secret: another secret reads neither erasures nor second factors. */
	secretMark: z.string(),
	/** The rows of each table, counted in the state that was copied. */
	rows: z.record(z.string(), z.number()),
	file: z.string().regex(/^[\w.-]+$/),
	sha256: z.string(),
});
export type Manifest = z.output<typeof Manifest>;

const nameOf = (folder: string) => join(folder, "manifest.json");

/** Writes the manifest, as the last file of a backup: a folder without one is not a backup. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
	await writeFile(nameOf(folder), `${JSON.stringify(manifest, null, "\t")}\n`, { mode: 0o600, flush: true });
}

/** Reads a backup's manifest and compares the checksum. @throws BackupError when the backup is not whole. */
export async function readSoundManifest(folder: string): Promise<Manifest> {
	const text = await readFile(nameOf(folder), "utf8").catch((error: NodeJS.ErrnoException) => {
		if (error.code === "EACCES") throw error;
		throw new BackupError(`${folder} is no backup: it has no manifest.json.`);
	});
	const read = Manifest.safeParse(parsed(text));
	if (!read.success) throw new BackupError(`${nameOf(folder)} cannot be read: take another backup.`);
	const { file, sha256 } = read.data;
	const found = await checksumOf(join(folder, file)).catch(() => "");
	if (found !== sha256)
		throw new BackupError(`${join(folder, file)} is not what was backed up: take another backup.`);
	return read.data;
}

/** The SHA-256 of a file, in hexadecimal. */
export async function checksumOf(file: string): Promise<string> {
	const hash = createHash("sha256");
	await pipeline(createReadStream(file), hash);
	return hash.digest("hex");
}

/** A backup that cannot be made or used: its message tells the operator why. */
export class BackupError extends Error {}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
