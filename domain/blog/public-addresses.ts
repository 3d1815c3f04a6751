import type { Db } from "../../db/connect.ts";
import { livePeopleAndTags, livePlaces } from "./post-overview-store.ts";

/** A sitemap holds 50,000 addresses; this limit keeps the newest posts. */
const maxPosts = 20_000;

/** Reads what has an address of its own in the blog: public posts, newest first, and their authors and tags. */
export async function readPublicAddresses(db: Db, now: Date) {
	const at = now.toISOString();
	const [posts, { authors, tags }] = await Promise.all([
		livePlaces(db, at, maxPosts),
		livePeopleAndTags(db, at),
	]);
	return { posts, authors, tags };
}
