import type { Db, Tx } from "../../db/connect.ts";

/** The one writer of the blog_changes table. */

const row = "blog";

/** Says, in the transaction that makes it, that readers can see something changed. */
export async function tellOfChange(tx: Tx): Promise<void> {
	await tx
		.updateTable("blog_changes")
		.set((eb) => ({ changes: eb("changes", "+", 1) }))
		.where("id", "=", row)
		.execute();
}

/** How many changes there were. */
export async function changesSoFar(db: Db): Promise<number> {
	const found = await db
		.selectFrom("blog_changes")
		.select("changes")
		.where("id", "=", row)
		.executeTakeFirst();
	return found?.changes ?? 0;
}
