import { statSync } from "node:fs";
import { readSettings, type Settings, SettingsError } from "../config/env.ts";
import { BackupError } from "../db/backup/manifest.ts";
import { DamagedErasureLog } from "../domain/privacy/erasure-log.ts";
import { StartError } from "../http/start/start-error.ts";
import { Refused } from "./refused.ts";

/** @param environment where a command finds the programs it runs. */
type Command = (
	args: readonly string[],
	settings: Settings,
	environment: NodeJS.ProcessEnv,
) => Promise<string>;

/** Each is loaded when it is asked for. */
const commands: Record<string, () => Promise<Command>> = {
	account: async () => (await import("./account.ts")).account,
	backup: async () => (await import("./backup.ts")).backup,
	restore: async () => (await import("./restore.ts")).restore,
	doctor: async () => (await import("./doctor.ts")).doctor,
	migrate: async () => (await import("./migrate.ts")).migrateDatabase,
};

const usage = `site <command>

  account   adds, lists, disables and resets accounts
  backup    copies the database of a running site into a folder, with checksums
  restore   puts a backup in place of the database of a stopped site
  doctor    lists what is not ready for real visitors
  migrate   brings the database to this release's tables, while the last release still serves

The settings are the same environment variables as the site's.`;

const forTheOperator = [Refused, SettingsError, StartError, BackupError, DamagedErasureLog];

// Files are readable by this user only, above all backups.
process.umask(0o077);

try {
	const [name = "", ...args] = process.argv.slice(2);
	const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
	if (!load) throw new Refused(usage);
	const settings = readSettings(process.env);
	refuseRoot(settings);
	console.info(await (await load())(args, settings, process.env));
} catch (error) {
	console.error(isForTheOperator(error) ? error.message : error);
	// A connection that the database refused stays open for a minute.
	process.exit(1);
}

/** What root writes among the site's files, the site's user can neither read nor remove. */
function refuseRoot({ dataDir }: Settings): void {
	const owner = statSync(dataDir, { throwIfNoEntry: false })?.uid;
	if (process.getuid?.() === 0 && owner)
		throw new Refused(
			`${dataDir} belongs to another user: run this as that one (runuser -u site -- …), not as root.`,
		);
}

/** Node's errors about options are TypeErrors with a code; those about files and addresses name the system call. */
function isForTheOperator(error: unknown): error is Error {
	const isOption = error instanceof TypeError && "code" in error;
	const isOfSystem = error instanceof Error && "syscall" in error;
	return isOption || isOfSystem || forTheOperator.some((kind) => error instanceof kind);
}
