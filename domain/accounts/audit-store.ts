import { isAmong } from "../../db/among.ts";
import type { Db, Tx } from "../../db/connect.ts";
import { behind, type Seen } from "../../db/keyset.ts";
import { wordsOf } from "../words/words-of.ts";
import type { World } from "../world.ts";

/** The one writer of the audit_entries table: who changed what, and when. Nothing in it is ever changed but erased names. */

/** Who did it: an account of the staff, or the operator at the command line (no id). */
export type Actor = { id: string | null; name: string };

export type AuditEntry = {
	id: string;
	/** ISO 8601, UTC. */
	at: string;
	actor: Actor;
	/** What was done, e.g. "account-disabled". */
	action: string;
	subject: { kind: string; id: string };
	/** What changed; never a secret. */
	detail: Record<string, string>;
};

/**
 * Writes down that somebody did a thing, in the transaction that does it, at the world's moment.
 * @param entry detail: never a secret; nothing, when absent.
 */
export async function recordAudit(
	tx: Tx,
	world: World,
	entry: Omit<AuditEntry, "id" | "at" | "detail"> & { detail?: Record<string, string> },
): Promise<void> {
	await tx
		.insertInto("audit_entries")
		.values({
			id: world.newId(),
			at: world.now().toISOString(),
			actor_id: entry.actor.id,
			actor_name: entry.actor.name,
			action: entry.action,
			subject_kind: entry.subject.kind,
			subject_id: entry.subject.id,
			detail: JSON.stringify(entry.detail ?? {}),
		})
		.execute();
}

/**
 * The log, newest first.
 * @param page limit: at most so many; subject: only about it; before: continue behind this entry.
 */
export async function listAudit(
	db: Db,
	page: { limit: number; subject?: AuditEntry["subject"]; before?: Seen },
): Promise<AuditEntry[]> {
	const { subject, before } = page;
	let query = db.selectFrom("audit_entries").selectAll().orderBy("at", "desc").orderBy("id", "desc");
	if (subject) query = query.where("subject_kind", "=", subject.kind).where("subject_id", "=", subject.id);
	if (before) query = query.where(behind(["at", "id"], before));
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

/** What stands for a name that was erased. */
const erased = "—";
/** What was looked for when nothing was typed: no name of anybody. */
const everyLead = "all";
/** Fewer letters are the beginning of too many words to tell of anybody. */
const tellingLetters = 3;

/** What an entry about leads is about. @param search what was typed to find them; empty: all of them. */
export function searchedLeads(search: string): AuditEntry["subject"] {
	return { kind: "leads", id: search || everyLead };
}

/**
 * Takes an erased person's name out of the log; what was done stays.
 * @param person accountIds: theirs; words: what they were found by, of which staff may have typed the beginning.
 */
export async function redactAudit(
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
		.where("subject_kind", "=", "leads")
		.where("subject_id", "!=", everyLead)
		.execute();
	// As lead-store.ts looks for them: by how their words begin.
	const tells = (typed: string) =>
		words.some((word) => word === typed || (typed.length >= tellingLetters && word.startsWith(typed)));
	for (const { id, subject_id } of searches)
		if (wordsOf(subject_id).some(tells))
			await tx.updateTable("audit_entries").set({ subject_id: erased }).where("id", "=", id).execute();
}
