import { sql } from "kysely";
import type { Db, Tx } from "../../db/connect.ts";

/** Millionths of a dollar, and milliseconds of a model's work. */
export type Cost = { microDollars: number; milliseconds: number };

/**
 * Adds to what was spent under each scope, e.g. a day and a conversation, in one statement that takes them in this order:
 * two of them at once never wait for each other. @returns the sums by scope, this cost included.
 */
export async function addCost(
	db: Db | Tx,
	scopes: readonly string[],
	{ microDollars, milliseconds }: Cost,
	now: string,
): Promise<(Cost & { scope: string })[]> {
	const rows = await db
		.insertInto("model_spending")
		.values(scopes.map((scope) => ({ scope, micro_dollars: microDollars, milliseconds, updated_at: now })))
		.onConflict((conflict) =>
			conflict.column("scope").doUpdateSet({
				micro_dollars: sql`model_spending.micro_dollars + ${microDollars}`,
				milliseconds: sql`model_spending.milliseconds + ${milliseconds}`,
				updated_at: now,
			}),
		)
		.returning(["scope", "micro_dollars", "milliseconds"])
		.execute();
	return rows.map(({ scope, micro_dollars, milliseconds }) => ({
		scope,
		microDollars: Number(micro_dollars),
		milliseconds: Number(milliseconds),
	}));
}
