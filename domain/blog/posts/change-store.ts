import type { Db, Tx } from "../../../db/connect.ts";

const counterId = "blog";

/** Counts a change that readers can see, in the transaction that makes it. */
export async function recordBlogChange(tx: Tx): Promise<void> {
	await tx
		.updateTable("blog_changes")
		.set((eb) => ({ changes: eb("changes", "+", 1) }))
		.where("id", "=", counterId)
		.execute();
}

/** Returns how many changes readers could see so far. */
export async function countBlogChanges(db: Db): Promise<number> {
	const counter = await db
		.selectFrom("blog_changes")
		.select("changes")
		.where("id", "=", counterId)
		.executeTakeFirst();
	return counter?.changes ?? 0;
}
