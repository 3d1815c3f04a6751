import type { Settings } from "../../config/env.ts";
import { postFiles } from "../../content/posts/files.ts";
import type { Db } from "../../db/connect.ts";
import { migrate } from "../../db/migrate.ts";
import { seedPosts } from "../../domain/blog/seed-posts.ts";
import { type SampleClient, seedSamples } from "../../domain/samples/seed-samples.ts";
import type { World } from "../../domain/world.ts";

/** Migrates the database and stores the supplied posts. @returns the sample clients it made. */
export async function prepareData(
	db: Db,
	world: World,
	{ databaseUrl, publicUrlGiven }: Settings,
): Promise<readonly SampleClient[]> {
	await migrate(db);
	await seedPosts(db, world, postFiles);
	// Samples are only for a trial on a local machine.
	const isLocal = !databaseUrl && !publicUrlGiven;
	return isLocal ? await seedSamples(db, world) : [];
}
