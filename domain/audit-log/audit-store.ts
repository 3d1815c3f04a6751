import { isAmong } from "../../db/among.ts";
import type { Db, Tx } from "../../db/connect.ts";
import { type Cursor, isAfterCursor } from "../../db/keyset.ts";
import type { AuditAction } from "../../shared/audit-action.ts";
import type { Runtime } from "../runtime.ts";
import { distinctWords } from "../words/plain.ts";
import { type AuditEntry, exportSubjectKinds, type NewSubject, noSearch } from "./audit-entry.ts";

export type NewAuditEntry = Pick<AuditEntry, "actor" | "action"> & {
	subject: NewSubject;
	detail?: Record<string, string>;
};

/**
 * Records an action in the transaction that performs it, with the current time. Entries never change afterwards, except by
 * redactAuditLog.
 * @param entry detail: never a secret; empty by default.
 */
export async function recordInAuditLog(tx: Tx, runtime: Runtime, entry: NewAuditEntry): Promise<void> {
	await tx
		.insertInto("audit_entries")
		.values({
			id: runtime.newId(),
			at: runtime.now().toISOString(),
			actor_id: entry.actor.id,
			actor_name: entry.actor.name,
			action: entry.action,
			subject_kind: entry.subject.kind,
			subject_id: entry.subject.id,
			detail: JSON.stringify(entry.detail ?? {}),
		})
		.execute();
}

/** Records an action in a transaction of its own: it changes nothing else in the database. */
export async function recordInAuditLogAlone(db: Db, runtime: Runtime, entry: NewAuditEntry): Promise<void> {
	await db.transaction().execute((tx) => recordInAuditLog(tx, runtime, entry));
}

export type AuditFilter = {
	/** The id of the account that acted; null: see Actor. */
	actorId?: string | null;
	action?: AuditAction;
	/** ISO 8601, UTC: not before the one, and before the other. */
	from?: string;
	until?: string;
};

/**
 * Lists the log, newest first.
 * @param page limit: the most entries; subject: only about it; before: only older ones.
 */
export async function listAuditLog(
	db: Db,
	page: AuditFilter & { limit: number; subject?: AuditEntry["subject"]; before?: Cursor },
): Promise<AuditEntry[]> {
	const { subject, before, actorId, action, from, until } = page;
	let query = db.selectFrom("audit_entries").selectAll().orderBy("at", "desc").orderBy("id", "desc");
	if (actorId) query = query.where("actor_id", "=", actorId);
	if (actorId === null) query = query.where("actor_id", "is", null);
	if (action) query = query.where("action", "=", action);
	if (from) query = query.where("at", ">=", from);
	if (until) query = query.where("at", "<", until);
	if (subject) query = query.where("subject_kind", "=", subject.kind).where("subject_id", "=", subject.id);
	if (before) query = query.where(isAfterCursor(["at", "id"], before));
	const rows = await query.limit(page.limit).execute();
	return rows.map((row) => ({
		id: row.id,
		at: row.at,
		actor: { id: row.actor_id, name: row.actor_name },
		action: row.action,
		subject: { kind: row.subject_kind, id: row.subject_id },
		detail: JSON.parse(row.detail),
	}));
}

const erased = "—";
/** Shorter beginnings fit too many words to identify anybody. */
const identifyingLetters = 3;

/**
 * Removes an erased person's name from the audit log, and keeps the actions.
 * @param accountIds the person's. @param words of their data; staff may have searched for their beginnings.
 */
export async function redactAuditLog(
	tx: Tx,
	{ accountIds, words }: { accountIds: readonly string[]; words: readonly string[] },
): Promise<void> {
	await tx
		.updateTable("audit_entries")
		.set({ actor_name: erased })
		.where(isAmong("actor_id", accountIds))
		.execute();
	const searches = await tx
		.selectFrom("audit_entries")
		.select(["id", "subject_id"])
		.where("subject_kind", "in", exportSubjectKinds)
		.where("subject_id", "!=", noSearch)
		.execute();
	// Matches beginnings of words, like domain/search, but only from three letters on.
	const identifies = (searchWord: string) =>
		words.some(
			(word) =>
				word === searchWord || (searchWord.length >= identifyingLetters && word.startsWith(searchWord)),
		);
	for (const { id, subject_id } of searches)
		if (distinctWords(subject_id).some(identifies))
			await tx.updateTable("audit_entries").set({ subject_id: erased }).where("id", "=", id).execute();
}
