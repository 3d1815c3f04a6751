import { sql } from "kysely";
import type { Db, Tx } from "../../db/connect.ts";
import { type Cursor, isAfterCursor } from "../../db/keyset.ts";
import type { Language } from "../../shared/language.ts";
import type { Runtime } from "../runtime.ts";
import { normalizedQuestion, withoutPersonalData } from "./question-text.ts";

type UnknownQuestion = {
	id: string;
	language: Language;
	/** The first wording, without personal data. */
	question: string;
	times: number;
	/** ISO 8601, UTC. */
	firstAskedAt: string;
	lastAskedAt: string;
};

/**
 * Stores a question that the assistant could not answer, or counts it again. Removes personal data first, and stores
 * nothing when no text remains.
 * @param asked question: as the visitor wrote it.
 */
export async function recordUnknownQuestion(
	tx: Tx,
	runtime: Runtime,
	asked: { language: Language; question: string },
): Promise<void> {
	const { language } = asked;
	const question = withoutPersonalData(asked.question);
	const normalized = normalizedQuestion(question);
	if (!normalized) return;
	const now = runtime.now().toISOString();
	await tx
		.insertInto("unknown_questions")
		.values({
			id: runtime.newId(),
			language,
			question,
			normalized,
			times: 1,
			first_asked_at: now,
			last_asked_at: now,
		})
		.onConflict((conflict) =>
			conflict.columns(["language", "normalized"]).doUpdateSet({
				times: sql`unknown_questions.times + 1`,
				last_asked_at: sql`excluded.last_asked_at`,
			}),
		)
		.execute();
}

/** Lists the unknown questions, last asked first. @param before only those asked earlier. */
export async function listUnknownQuestions(
	db: Db,
	{ limit, before }: { limit: number; before?: Cursor },
): Promise<UnknownQuestion[]> {
	let query = db
		.selectFrom("unknown_questions")
		.selectAll()
		.orderBy("last_asked_at", "desc")
		.orderBy("id", "desc");
	if (before) query = query.where(isAfterCursor(["last_asked_at", "id"], before));
	const rows = await query.limit(limit).execute();
	return rows.map((row) => ({
		id: row.id,
		language: row.language,
		question: row.question,
		times: row.times,
		firstAskedAt: row.first_asked_at,
		lastAskedAt: row.last_asked_at,
	}));
}

/** Deletes a question that now has an answer. @returns false when it no longer exists. */
export async function removeUnknownQuestion(db: Db | Tx, id: string): Promise<boolean> {
	const { numDeletedRows } = await db.deleteFrom("unknown_questions").where("id", "=", id).executeTakeFirst();
	return numDeletedRows > 0n;
}

/** Deletes the questions last asked by a moment. @param until ISO 8601, UTC. */
export async function forgetUnknownQuestions(db: Db, until: string): Promise<void> {
	await db.deleteFrom("unknown_questions").where("last_asked_at", "<=", until).execute();
}
