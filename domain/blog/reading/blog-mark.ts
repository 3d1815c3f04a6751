import type { Db } from "../../../db/connect.ts";
import { countBlogChanges } from "../posts/change-store.ts";
import { liveMark } from "../posts/post-overview-store.ts";

/** Reads a mark that changes when readers would see the blog differently: by an edit, or as time passes. */
export async function readBlogMark(db: Db, now: Date): Promise<string> {
	return `${await countBlogChanges(db)} ${await liveMark(db, now.toISOString())}`;
}
