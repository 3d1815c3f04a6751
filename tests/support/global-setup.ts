import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
	export interface ProvidedContext {
		postgresUrl: string;
	}
}

/** One PostgreSQL for the whole run; each suite makes a database of its own in it. */
export default async function setup(project: TestProject) {
	const postgres = await startPostgres();
	project.provide("postgresUrl", postgres.url);
	return postgres.stop;
}
