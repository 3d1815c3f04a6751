import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { connect } from "../../db/connect.ts";
import { migrate } from "../../db/migrate.ts";
import { trainAssistant } from "../../scripts/training/train-assistant.ts";
import { newFolder } from "./new-folder.ts";
import { dropDatabase, newDatabase, startPostgres, withoutSync } from "./postgres.ts";

declare module "vitest" {
	export interface ProvidedContext {
		postgresUrl: string;
		/** One migrated database of each engine; each test that wants one gets a copy. */
		migrated: { sqliteFolder: string; postgresName: string };
	}
}

/** One PostgreSQL for the whole run, the migrations once on each engine, and the assistant trained once. */
export default async function setup(project: TestProject) {
	trainAssistant();
	const postgres = await startPostgres(withoutSync);
	const sqliteFolder = newFolder("migrated");
	const databaseUrl = await newDatabase(postgres.url);
	for (const options of [
		{ databaseUrl: null, dataDir: sqliteFolder },
		{ databaseUrl, dataDir: sqliteFolder },
	]) {
		const connection = connect(options);
		await migrate(connection.db);
		await connection.close();
	}
	const postgresName = new URL(databaseUrl).pathname.slice(1);
	project.provide("postgresUrl", postgres.url);
	project.provide("migrated", { sqliteFolder, postgresName });
	return async () => {
		await dropDatabase(postgres.url, postgresName);
		postgres.stop();
		rmSync(sqliteFolder, { recursive: true, force: true });
	};
}
