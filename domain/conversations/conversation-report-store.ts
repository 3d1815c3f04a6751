import { isLanguage, type Language } from "../../content/language.ts";
import { isAmong } from "../../db/among.ts";
import type { Db } from "../../db/connect.ts";
import { inOrderOf } from "../../db/in-order.ts";
import { type Cursor, isAfterCursor } from "../../db/keyset.ts";
import { findDocuments } from "../search/find-documents-store.ts";

export type ConversationReport = {
	id: string;
	updatedAt: string;
	language: Language;
	length: number;
	person: string | null;
	lead: { id: string; name: string | null; company: string | null } | null;
};

/**
 * Conversations, the last spoken in first; found by words, those whose visitor wrote last.
 * @param page limit: at most so many; after: continue behind this one; search: words of its reference or of its visitor.
 * @returns next: the cursor of the page behind this one, null on the last.
 */
export async function listConversations(
	db: Db,
	page: { limit: number; after?: Cursor; search?: string },
): Promise<{ conversations: ConversationReport[]; next: Cursor | null }> {
	const { limit, after, search: text } = page;
	const one = { limit: limit + 1, after };
	const found = text ? await findDocuments(db, { kind: "conversation", text, ...one }) : null;
	const rows = found ? await rowsOf(db, found) : await newest(db, one);
	const shown = rows.slice(0, limit).map(reportOf);
	const last = found ? found[limit - 1] : lastOf(shown);
	return { conversations: shown, next: rows.length > limit && last ? last : null };
}

async function newest(db: Db, { limit, after }: { limit: number; after?: Cursor }) {
	let query = reports(db).orderBy("conversations.updated_at", "desc").orderBy("conversations.id", "desc");
	if (after) query = query.where(isAfterCursor(["conversations.updated_at", "conversations.id"], after));
	return query.limit(limit).execute();
}

async function rowsOf(db: Db, documents: readonly Cursor[]) {
	const ids = documents.map(({ id }) => id);
	const rows = await reports(db).where(isAmong("conversations.id", ids)).execute();
	return inOrderOf(ids, rows);
}

function lastOf(shown: readonly ConversationReport[]): Cursor | undefined {
	const last = shown.at(-1);
	return last && { at: last.updatedAt, id: last.id };
}

function reports(db: Db) {
	return db
		.selectFrom("conversations")
		.leftJoin("leads", "leads.conversation_id", "conversations.id")
		.select([
			"conversations.id",
			"conversations.updated_at",
			"conversations.language",
			"conversations.length",
			"conversations.person_name",
		])
		.select(["leads.id as lead_id", "leads.name", "leads.company"]);
}

function reportOf(row: Awaited<ReturnType<typeof newest>>[number]): ConversationReport {
	return {
		id: row.id,
		updatedAt: row.updated_at,
		language: isLanguage(row.language) ? row.language : "es",
		length: row.length,
		person: row.person_name,
		lead: row.lead_id ? { id: row.lead_id, name: row.name, company: row.company } : null,
	};
}
