import type { Settings } from "../../config/env.ts";
import { postFiles } from "../../content/posts/files.ts";
import type { Db } from "../../db/connect.ts";
import { migrate } from "../../db/migrate.ts";
import { refuseDamage } from "../../db/refuse-damage.ts";
import { seedPosts } from "../../domain/blog/posts/seed-posts.ts";
import type { Runtime } from "../../domain/runtime.ts";
import { type SampleClient, seedSamples } from "../../domain/samples/seed-samples.ts";

export async function prepareData(
	db: Db,
	runtime: Runtime,
	{ databaseUrl, publicUrlGiven }: Settings,
): Promise<readonly SampleClient[]> {
	await refuseDamage(db);
	await migrate(db);
	await seedPosts(db, runtime, postFiles);
	// Samples are only for a trial on a local machine.
	const isLocal = !databaseUrl && !publicUrlGiven;
	return isLocal ? await seedSamples(db, runtime) : [];
}
