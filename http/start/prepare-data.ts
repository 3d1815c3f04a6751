import type { Settings } from "../../config/env.ts";
import { postFiles } from "../../content/posts/files.ts";
import type { Db } from "../../db/connect.ts";
import { migrate } from "../../db/migrate.ts";
import { seedPosts } from "../../domain/blog/seed-posts.ts";
import { type SampleClient, seedSamples } from "../../domain/samples/seed-samples.ts";
import type { World } from "../../domain/world.ts";

/** Brings the database to the newest schema with the posts that the site comes with. @returns the samples it made. */
export async function prepareData(
	db: Db,
	world: World,
	{ databaseUrl, publicUrlGiven }: Settings,
): Promise<readonly SampleClient[]> {
	await migrate(db);
	await seedPosts(db, world, postFiles);
	// Samples are for whoever tries the site on their own machine.
	const isLocal = !databaseUrl && !publicUrlGiven;
	return isLocal ? await seedSamples(db, world) : [];
}
