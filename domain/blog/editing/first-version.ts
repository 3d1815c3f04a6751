import { site } from "../../../content/site.ts";
import type { Tx } from "../../../db/connect.ts";
import type { Runtime } from "../../runtime.ts";
import { isLive, type Post, postText } from "../posts/post.ts";
import { insertVersion, newestVersion, type Version } from "./version-store.ts";

/**
 * Returns the newest version of a post, which the caller has locked. A post that was never edited, like the supplied
 * ones, has none: its present text is stored as the first version, so that an edit can be undone.
 */
export async function ensureVersion(tx: Tx, runtime: Runtime, post: Post): Promise<Version> {
	const newest = await newestVersion(tx, post.id);
	if (newest) return newest;
	const version: Version = {
		id: runtime.newId(),
		postId: post.id,
		number: 1,
		at: post.updatedAt,
		auto: false,
		author: post.author.name || site.product,
		text: postText(post),
		published: isLive(post, runtime.now()),
	};
	await insertVersion(tx, version);
	return version;
}
