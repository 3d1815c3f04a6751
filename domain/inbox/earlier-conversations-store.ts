import type { Db } from "../../db/connect.ts";
import type { Lead } from "../leads/lead.ts";

type EarlierConversation = { id: string; at: string; about: string | null };

/** Lists the other conversations of a person, by the address or the telephone they gave, the newest first. About: their need, else last message. */
export async function earlierConversations(
	db: Db,
	{ id, email, phone }: Pick<Lead, "id" | "email" | "phone">,
	most: number,
): Promise<EarlierConversation[]> {
	if (!email && !phone) return [];
	const rows = await db
		.selectFrom("leads")
		.innerJoin("conversations", "conversations.id", "leads.conversation_id")
		.select(["conversations.id", "conversations.created_at"])
		.select(({ fn, selectFrom }) =>
			fn
				.coalesce(
					"leads.need",
					selectFrom("messages")
						.select("content")
						.whereRef("messages.conversation_id", "=", "conversations.id")
						.where("role", "=", "user")
						.orderBy("position", "desc")
						.limit(1),
				)
				.as("about"),
		)
		.where("leads.id", "!=", id)
		.where(({ eb, or }) =>
			or([
				...(email ? [eb("leads.email", "=", email)] : []),
				...(phone ? [eb("leads.phone", "=", phone)] : []),
			]),
		)
		.orderBy("conversations.created_at", "desc")
		.limit(most)
		.execute();
	return rows.map(({ id, created_at, about }) => ({ id, at: created_at, about }));
}
