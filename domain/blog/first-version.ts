import { site } from "../../content/site.ts";
import type { Tx } from "../../db/connect.ts";
import type { World } from "../world.ts";
import { isLive, type Post } from "./post.ts";
import { textOf } from "./post-text.ts";
import { insertVersion, newestVersion, type Version } from "./version-store.ts";

/**
 * The newest version of a post that is held. One nobody edited yet, as those the site comes with, has none: what it says
 * now is kept as its first, so that what is written next can be taken back.
 */
export async function keptVersion(tx: Tx, world: World, post: Post): Promise<Version> {
	const newest = await newestVersion(tx, post.id);
	if (newest) return newest;
	const version: Version = {
		...{ id: world.newId(), postId: post.id, number: 1, at: post.updatedAt, auto: false },
		...{ author: post.author.name || site.product, text: textOf(post) },
		published: isLive(post, world.now()),
	};
	await insertVersion(tx, version);
	return version;
}
