import type { Db } from "../../db/connect.ts";

export type WeekFigures = { conversations: number; leads: number; proposals: number; clients: number };

/**
 * Counts what began between two moments (ISO 8601, UTC; the second is not part of it): conversations, leads, proposals, and
 * leads that were linked to a client then and still are.
 */
export async function figuresBetween(db: Db, from: string, until: string): Promise<WeekFigures> {
	const begun = async (table: "conversations" | "leads" | "proposals") => {
		const { count } = await db
			.selectFrom(table)
			.select(({ fn }) => fn.countAll<number>().as("count"))
			.where("created_at", ">=", from)
			.where("created_at", "<", until)
			.executeTakeFirstOrThrow();
		return Number(count);
	};
	const linked = await db
		.selectFrom("audit_entries")
		.innerJoin("leads", "leads.id", "audit_entries.subject_id")
		.select(({ fn }) => fn.count<number>("leads.id").distinct().as("count"))
		.where("at", ">=", from)
		.where("at", "<", until)
		.where("action", "=", "lead-linked")
		.where("leads.client_id", "is not", null)
		.executeTakeFirstOrThrow();
	const [conversations, leads, proposals] = [
		await begun("conversations"),
		await begun("leads"),
		await begun("proposals"),
	];
	return { conversations, leads, proposals, clients: Number(linked.count) };
}
