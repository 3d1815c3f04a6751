import type { Db } from "../../db/connect.ts";

/** How many conversations reached each step. Each step is part of the one before; the first counts chat openings. */
type Funnel = { opened: number; begun: number; contact: number; proposal: number; downloaded: number };

/**
 * Counts the steps from opening the chat to downloading the proposal, for conversations begun since a moment.
 * @param since ISO 8601, UTC.
 */
export async function funnelSince(db: Db, since: string): Promise<Funnel> {
	const { begun, contact, proposal, downloaded } = await db
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
			fn.count<number>("conversations.id").as("begun"),
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
		opened: Number(opened.count),
		begun: Number(begun),
		contact: Number(contact),
		proposal: Number(proposal),
		downloaded: Number(downloaded),
	};
}
