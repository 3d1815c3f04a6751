import type { Db } from "../../db/connect.ts";
import { recordBlogChange } from "./change-store.ts";
import { deletePost } from "./post-store.ts";

/** Deletes a post with everything that belongs to it, and tells the other processes. */
export async function removePost(db: Db, postId: string): Promise<void> {
	await db.transaction().execute(async (tx) => {
		await deletePost(tx, postId);
		await recordBlogChange(tx);
	});
}
