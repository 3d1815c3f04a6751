import type { Tx } from "../../../db/connect.ts";
import type { Runtime } from "../../runtime.ts";
import { authorKey } from "../posts/names.ts";
import { listDraftsByAuthor, lockPost, updatePost } from "../posts/post-store.ts";
import { ensureVersion } from "./edit.ts";
import { insertVersion } from "./version-store.ts";

/**
 * Signs somebody's drafts with another name, each as a new version, so that an open editor notices.
 * @param by who does it. What was published stays signed by its author.
 */
export async function handOverDrafts(
	tx: Tx,
	runtime: Runtime,
	{ from, to, by }: { from: string; to: string; by: string },
): Promise<void> {
	const at = runtime.now().toISOString();
	const author = { name: to, image: null, bio: null, linkedIn: null };
	for (const id of await listDraftsByAuthor(tx, from)) {
		const post = await lockPost(tx, id);
		if (!post || post.publishedAt) continue;
		const newest = await ensureVersion(tx, runtime, post);
		await insertVersion(tx, {
			id: runtime.newId(),
			postId: id,
			number: newest.number + 1,
			at,
			author: by,
			text: { ...newest.text, author },
			published: false,
			auto: false,
		});
		await updatePost(tx, { ...post, author: { ...author, key: authorKey(to) }, updatedAt: at });
	}
}
