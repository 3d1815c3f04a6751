import { sql } from "kysely";
import type { Tx } from "../../../db/connect.ts";

/** The one writer of the model_spending table. */

/** Millionths of a dollar, and milliseconds of a model's work. */
export type Cost = { microDollars: number; milliseconds: number };

/** Adds to what was spent under a scope, e.g. a day or a conversation. @returns the sum, this cost included. */
export async function addCost(tx: Tx, scope: string, cost: Cost, now: string): Promise<Cost> {
	const { microDollars, milliseconds } = cost;
	const row = await tx
		.insertInto("model_spending")
		.values({ scope, micro_dollars: microDollars, milliseconds, updated_at: now })
		.onConflict((conflict) =>
			conflict.column("scope").doUpdateSet({
				micro_dollars: sql`model_spending.micro_dollars + ${microDollars}`,
				milliseconds: sql`model_spending.milliseconds + ${milliseconds}`,
				updated_at: now,
			}),
		)
		.returning(["micro_dollars", "milliseconds"])
		.executeTakeFirstOrThrow();
	return { microDollars: Number(row.micro_dollars), milliseconds: Number(row.milliseconds) };
}
