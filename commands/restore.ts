import { existsSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Settings } from "../config/env.ts";
import { type Manifest, readSoundManifest } from "../db/backup/manifest.ts";
import { assertUnused, inspectPostgres, restorePostgres } from "../db/backup/postgres-copy.ts";
import { assertWhole, inspectSqlite, replaceSqlite } from "../db/backup/sqlite-copy.ts";
import { connect } from "../db/connect.ts";
import { canUse, migrate } from "../db/migrate.ts";
import { checkErasureLog, createErasureLog } from "../domain/privacy/erasure-log.ts";
import { runtimeOf } from "../domain/runtime.ts";
import { siteSecret } from "../http/accounts/secret.ts";
import { erasureDestinationsOf } from "../http/erasure-destinations.ts";
import { keyFiles, rowsIn, secretMarkOf } from "./backup.ts";
import { Refused } from "./refused.ts";

const options = {
	replace: { type: "boolean", default: false },
	"keys-from": { type: "string" },
	"no-erasures": { type: "boolean", default: false },
} as const;

const usage = `restore BACKUP [--replace] [--keys-from FOLDER] [--no-erasures]

  BACKUP        a folder that "backup" made
  --replace     replaces a database that has rows
  --keys-from   where the secret and erasures.jsonl were copied to; they are taken when DATA_DIR has none
  --no-erasures goes on without erasures.jsonl, when nobody was ever erased`;

/** Puts a backup in place of the database of a stopped site, and erases again the people it brought back. */
export async function restore(
	args: readonly string[],
	settings: Settings,
	environment: NodeJS.ProcessEnv,
): Promise<string> {
	const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
	const [given] = positionals;
	if (!given) throw new Refused(usage);
	const folder = resolve(given);
	const manifest = await readSoundManifest(folder);
	if (values["keys-from"]) await takeKeys(settings, values["keys-from"]);
	refuseUnfit(manifest, settings, values["no-erasures"]);
	if (!(await canUse(manifest)))
		throw new Refused(
			`The backup has the tables of a newer release (${manifest.migration}): restore it with that one.`,
		);
	await checkErasureLog(erasuresOf(settings));
	if (!values.replace) await refuseToReplace(settings);
	const moved = settings.databaseUrl
		? await restoreDump(settings.databaseUrl, environment, join(folder, manifest.file), settings.dataDir)
		: await restoreFile(settings, join(folder, manifest.file));
	const restored = await inspect(settings);
	const differing = Object.keys(manifest.rows).filter((name) => restored.rows[name] !== manifest.rows[name]);
	if (differing.length > 0)
		throw new Refused(`Restored, but with other rows than were backed up in: ${differing.join(", ")}.`);
	const { erased, ran } = await bringUpToDate(settings);
	return [
		`Restored ${rowsIn(manifest)} rows of ${manifest.createdAt} into ${manifest.engine}.`,
		...(moved ? [`The database from before is ${moved}: remove it once the site is well.`] : []),
		...(ran.length > 0 ? [`Migrated: ${ran.join(", ")}.`] : []),
		`Erased again: ${erased}.`,
	].join("\n");
}

/** Copies the keys, but never over a newer file that is there. */
async function takeKeys({ dataDir }: Settings, from: string): Promise<void> {
	await mkdir(dataDir, { recursive: true, mode: 0o700 });
	for (const name of keyFiles)
		if (!existsSync(join(dataDir, name)) && existsSync(join(from, name)))
			await copyFile(join(from, name), join(dataDir, name));
}

function refuseUnfit(manifest: Manifest, settings: Settings, noErasures: boolean): void {
	const engine = settings.databaseUrl ? "postgres" : "sqlite";
	if (manifest.engine !== engine)
		throw new Refused(`The backup is of ${manifest.engine}, and the settings name ${engine}.`);
	if (!noErasures && !existsSync(erasuresOf(settings)))
		throw new Refused(
			`DATA_DIR has no erasures.jsonl: people erased since the backup would come back. Put its newest copy there (--keys-from), or add --no-erasures when nobody was ever erased.`,
		);
	const hasSecret = settings.secret || existsSync(join(settings.dataDir, "secret"));
	if (!hasSecret || manifest.secretMark !== secretMarkOf(settings))
		throw new Refused(
			"The secret is not the one of this backup: set SECRET, or put the file `secret` into DATA_DIR (--keys-from).",
		);
}

async function refuseToReplace(settings: Settings): Promise<void> {
	if (!settings.databaseUrl && !existsSync(join(settings.dataDir, "site.db"))) return;
	const { rows } = await inspect(settings);
	if (rowsIn({ rows }) > 0)
		throw new Refused("The database has rows already: add --replace to replace them.");
}

async function restoreDump(
	databaseUrl: string,
	environment: NodeJS.ProcessEnv,
	dump: string,
	dataDir: string,
): Promise<null> {
	const place = { databaseUrl, environment };
	await assertUnused(place);
	await mkdir(dataDir, { recursive: true, mode: 0o700 });
	await restorePostgres(place, dump, join(dataDir, "restoring.sql"));
	return null;
}

async function restoreFile({ dataDir }: Settings, copy: string): Promise<string | null> {
	// Also finds what a checksum cannot: a database that was damaged when it was copied.
	assertWhole(copy);
	const suffix = `before-${new Date().toISOString().replace(/[-:]|\.\d+/g, "")}`;
	await mkdir(dataDir, { recursive: true, mode: 0o700 });
	return replaceSqlite(join(dataDir, "site.db"), copy, suffix);
}

function erasuresOf({ dataDir }: Settings): string {
	return join(dataDir, "erasures.jsonl");
}

function inspect({ databaseUrl, dataDir }: Settings) {
	return databaseUrl ? inspectPostgres({ databaseUrl }) : inspectSqlite(join(dataDir, "site.db"));
}

async function bringUpToDate(settings: Settings): Promise<{ erased: number; ran: string[] }> {
	const secret = siteSecret(settings);
	const runtime = runtimeOf(secret);
	const destinations = erasureDestinationsOf(settings, runtime).map(({ name }) => name);
	const connection = connect(settings);
	try {
		const ran = await migrate(connection.db);
		const log = createErasureLog(connection.db, { runtime, secret, destinations }, erasuresOf(settings));
		const erased = await log.replay();
		return { erased, ran };
	} finally {
		await connection.close();
	}
}
