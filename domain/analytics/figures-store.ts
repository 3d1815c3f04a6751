import type { Db } from "../../db/connect.ts";

/** How many conversations reached each step. Each step is part of the one before; the first counts chat openings. */
type Funnel = { opened: number; conversation: number; contact: number; proposal: number; downloaded: number };

/**
 * Counts the steps from opening the chat to downloading the proposal, for conversations begun since a moment.
 * @param since ISO 8601, UTC.
 */
export async function funnelSince(db: Db, since: string): Promise<Funnel> {
	const { conversation, contact, proposal, downloaded } = await db
		.selectFrom("conversations")
		.leftJoin("leads", "leads.conversation_id", "conversations.id")
		.leftJoin(
			({ selectFrom }) =>
				selectFrom("proposals")
					.select(({ fn }) => ["lead_id", fn.max("opened_at").as("opened_at")])
					.groupBy("lead_id")
					.as("made"),
			(join) => join.onRef("made.lead_id", "=", "leads.id"),
		)
		.select(({ fn }) => [
			fn.count<number>("conversations.id").as("conversation"),
			fn.count<number>("leads.id").as("contact"),
			fn.count<number>("made.lead_id").as("proposal"),
			fn.count<number>("made.opened_at").as("downloaded"),
		])
		.where("conversations.created_at", ">=", since)
		.executeTakeFirstOrThrow();
	const opened = await db
		.selectFrom("events")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.where("name", "=", "chat_opened")
		.where("created_at", ">=", since)
		.executeTakeFirstOrThrow();
	return {
		opened: opened.count,
		conversation,
		contact,
		proposal,
		downloaded,
	};
}

export type WeekFigures = { conversations: number; leads: number; proposals: number; clients: number };

/**
 * Counts what began between two moments (ISO 8601, UTC; the second is not part of it): conversations, leads, proposals, and
 * leads that were linked to a client then and still are.
 */
export async function figuresBetween(db: Db, from: string, until: string): Promise<WeekFigures> {
	const countCreated = async (table: "conversations" | "leads" | "proposals") => {
		const { count } = await db
			.selectFrom(table)
			.select(({ fn }) => fn.countAll<number>().as("count"))
			.where("created_at", ">=", from)
			.where("created_at", "<", until)
			.executeTakeFirstOrThrow();
		return count;
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
		await countCreated("conversations"),
		await countCreated("leads"),
		await countCreated("proposals"),
	];
	return { conversations, leads, proposals, clients: linked.count };
}
