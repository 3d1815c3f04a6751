import type { Settings } from "../config/env.ts";
import { connect } from "../db/connect.ts";
import { migrate } from "../db/migrate.ts";
import { dataError } from "../http/start/start-error.ts";

/** Migrates the database without serving, for an upgrade of several processes. */
export async function migrateDatabase(_args: readonly string[], settings: Settings): Promise<string> {
	const connection = connect(settings);
	try {
		const ran = await migrate(connection.db);
		return ran.length > 0 ? `Migrated: ${ran.join(", ")}` : "The database has this release's tables already.";
	} catch (error) {
		throw dataError(error, settings);
	} finally {
		await connection.close();
	}
}
