import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Settings } from "../config/env.ts";
import { checksumOf, type Manifest, writeManifest } from "../db/backup/manifest.ts";
import { dumpPostgres } from "../db/backup/postgres-copy.ts";
import { copySqlite, inspectSqlite } from "../db/backup/sqlite-copy.ts";
import { runtimeOf } from "../domain/runtime.ts";
import { siteSecret } from "../http/accounts/secret.ts";
import packageFile from "../package.json" with { type: "json" };
import { Refused } from "./refused.ts";

const options = {
	to: { type: "string" },
	keep: { type: "string", default: "14" },
	"keys-to": { type: "string" },
} as const;

/** Contains the moment of the backup, so that names sort by age. */
const nameOfBackup = /^site-\d{8}T\d{6}Z$/;

/** Copies the database of a running site. @returns what to print. */
export async function backup(
	args: readonly string[],
	settings: Settings,
	environment: NodeJS.ProcessEnv,
): Promise<string> {
	const { values } = parseArgs({ args: [...args], options });
	const keep = Number(values.keep);
	if (!Number.isInteger(keep) || keep < 1)
		throw new Refused("--keep must be a number of backups, 1 or more.");
	const backupDir = resolve(values.to ?? settings.backupDir);
	const createdAt = new Date().toISOString();
	const folder = join(backupDir, `site-${createdAt.replace(/[-:]|\.\d+/g, "")}`);
	await mkdir(backupDir, { recursive: true, mode: 0o700 });
	await mkdir(folder, { mode: 0o700 });
	let summary: string;
	try {
		const manifest = await copyDatabase(folder, createdAt, settings, environment);
		await writeManifest(folder, manifest);
		summary = `${folder}: ${rowsIn(manifest)} rows of ${manifest.engine}, ${manifest.file} checked.`;
	} catch (error) {
		await rm(folder, { recursive: true, force: true });
		throw error;
	}
	const keys = await copyKeys(settings, values["keys-to"]);
	const { removed, stuck } = await removeOld(backupDir, keep);
	const lines = [summary, ...removed.map((name) => `Removed ${name}.`), keys];
	if (stuck.length === 0) return lines.join("\n");
	throw new Refused([...lines, `Older backups cannot be removed: ${stuck.join(", ")}.`].join("\n"));
}

async function copyDatabase(
	folder: string,
	createdAt: string,
	settings: Settings,
	environment: NodeJS.ProcessEnv,
): Promise<Manifest> {
	const { databaseUrl, dataDir } = settings;
	const file = databaseUrl ? "site.dump" : "site.db";
	const copy = join(folder, file);
	if (!databaseUrl) await copySqlite(join(dataDir, "site.db"), copy);
	const contents = databaseUrl
		? await dumpPostgres({ databaseUrl, environment }, copy)
		: await inspectSqlite(copy);
	return {
		version: packageFile.version,
		engine: databaseUrl ? "postgres" : "sqlite",
		createdAt,
		secretMark: secretMarkOf(settings),
		...contents,
		file,
		sha256: await checksumOf(copy),
	};
}

/** Tells whether two secrets are the same, without revealing them. */
export function secretMarkOf(settings: Settings): string {
	return runtimeOf(siteSecret(settings)).fingerprint("backup");
}

export function rowsIn({ rows }: Pick<Manifest, "rows">): number {
	return Object.values(rows).reduce((sum, count) => sum + count, 0);
}

/** Removes complete backups beyond the newest ones, and interrupted ones as old as those. @param keep how many complete ones stay. */
async function removeOld(backupDir: string, keep: number): Promise<Record<"removed" | "stuck", string[]>> {
	const backups = (await readdir(backupDir)).filter((name) => nameOfBackup.test(name)).toSorted();
	const oldestKept =
		backups.filter((name) => existsSync(join(backupDir, name, "manifest.json"))).at(-keep) ?? "";
	const old = backups.filter((name) => name < oldestKept);
	const results = await Promise.allSettled(old.map((name) => rm(join(backupDir, name), { recursive: true })));
	const ending = (status: string) => old.filter((_, index) => results[index]?.status === status);
	return { removed: ending("fulfilled"), stuck: ending("rejected") };
}

/** Copies the keys to another folder: whoever has a backup and its secret can forge sessions. */
async function copyKeys({ dataDir }: Settings, to: string | undefined): Promise<string> {
	if (!to) return "Back up apart from it: the secret and erasures.jsonl (--keys-to FOLDER copies both).";
	await mkdir(to, { recursive: true, mode: 0o700 });
	const copied: string[] = [];
	for (const name of keyFiles)
		await copyFile(join(dataDir, name), join(to, name)).then(
			() => copied.push(name),
			(error: NodeJS.ErrnoException) => {
				if (error.code !== "ENOENT") throw error;
			},
		);
	return `Copied to ${to}: ${copied.join(", ") || "nothing, SECRET is a setting and nobody was erased"}.`;
}

/** Files that are backed up apart from the database. */
export const keyFiles = ["secret", "erasures.jsonl"] as const;
