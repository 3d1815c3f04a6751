import { isLanguage, type Language } from "../../content/language.ts";
import type { Db } from "../../db/connect.ts";
import { behind, type Seen } from "../../db/keyset.ts";

/** A conversation in the staff's list. Times are ISO 8601, UTC. */
export type ConversationReport = {
	id: string;
	updatedAt: string;
	language: Language;
	/** Messages, of both. */
	length: number;
	/** Who of the team has it, by name. */
	person: string | null;
	lead: { id: string; name: string | null; company: string | null } | null;
};

/** Conversations, the last spoken in first. @param page limit: at most so many; before: continue behind this one; reference: only the one of it. */
export async function listConversations(
	db: Db,
	page: { limit: number; before?: Seen; reference?: string },
): Promise<ConversationReport[]> {
	const { limit, before, reference } = page;
	let query = db
		.selectFrom("conversations")
		.leftJoin("leads", "leads.conversation_id", "conversations.id")
		.select([
			"conversations.id",
			"conversations.updated_at",
			"conversations.language",
			"conversations.length",
			"conversations.person_name",
		])
		.select(["leads.id as lead_id", "leads.name", "leads.company"])
		.orderBy("conversations.updated_at", "desc")
		.orderBy("conversations.id", "desc");
	if (before) query = query.where(behind(["conversations.updated_at", "conversations.id"], before));
	if (reference) query = query.where("conversations.reference", "=", reference);
	const rows = await query.limit(limit).execute();
	return rows.map((row) => ({
		id: row.id,
		updatedAt: row.updated_at,
		language: isLanguage(row.language) ? row.language : "es",
		length: row.length,
		person: row.person_name,
		lead: row.lead_id ? { id: row.lead_id, name: row.name, company: row.company } : null,
	}));
}
