import type { Db, Tx } from "../../../db/connect.ts";
import type { Language } from "../../../shared/language.ts";

/** Stores a post's former address; replaces another post that had it before. */
export async function rememberMove(tx: Tx, language: Language, slug: string, postId: string): Promise<void> {
	await tx
		.insertInto("post_moves")
		.values({ language, slug, post_id: postId })
		.onConflict((conflict) => conflict.columns(["language", "slug"]).doUpdateSet({ post_id: postId }))
		.execute();
}

/** Removes the redirect from an address that a post now uses. */
export async function forgetMove(tx: Tx, language: Language, slug: string): Promise<void> {
	await tx.deleteFrom("post_moves").where("language", "=", language).where("slug", "=", slug).execute();
}

export async function hasMoved(db: Db | Tx, postId: string): Promise<boolean> {
	const row = await db
		.selectFrom("post_moves")
		.select("slug")
		.where("post_id", "=", postId)
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}

/** Finds the post that formerly had this address. @returns its id, or null. */
export async function movedPost(db: Db, language: Language, slug: string): Promise<string | null> {
	const row = await db
		.selectFrom("post_moves")
		.select("post_id")
		.where("language", "=", language)
		.where("slug", "=", slug)
		.executeTakeFirst();
	return row?.post_id ?? null;
}
